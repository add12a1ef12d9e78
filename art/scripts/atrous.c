/* One pass of the edge-avoiding wavelet of post.py; post.py compiles it. Planes are padded by 2*step on every side and lie one after another. */
#include <math.h>
#include <stdlib.h>

static inline float power(float base, int exponent) {
  float result = 1;
  for (; exponent; exponent >>= 1, base *= base)
    if (exponent & 1) result *= base;
  return result;
}

/* color, normal, position: 3 padded planes each; lum, id: 1 padded plane; tol, lumtol: 1 plane; out: 3 planes; wsum: 1 plane */
void atrous(int width, int height, int step, int sn, const float *color, const float *normal, const float *position, const float *lum,
            const float *id, const float *tol, const float *lumtol, float *out, float *wsum) {
  const float kernel[5] = {1 / 16.f, 1 / 4.f, 3 / 8.f, 1 / 4.f, 1 / 16.f};
  const int pad = 2 * step;
  const long pw = width + 2 * pad, plane = pw * (height + 2 * pad), size = (long)width * height;
#pragma omp parallel for schedule(dynamic, 16)
  for (int y = 0; y < height; y++) {
    const long center = (y + pad) * pw + pad, row = (long)y * width;
    for (int x = 0; x < width; x++) out[row + x] = out[size + row + x] = out[2 * size + row + x] = wsum[row + x] = 0;
    for (int j = -2; j <= 2; j++)
      for (int i = -2; i <= 2; i++) {
        const float k = kernel[j + 2] * kernel[i + 2];
        const long shift = (long)j * step * pw + i * step;
        const int same = i == 0 && j == 0;
        for (int x = 0; x < width; x++) {
          const long c = center + x, q = c + shift;
          float nx = normal[c], ny = normal[c + plane], nz = normal[c + 2 * plane];
          float facing = nx * normal[q] + ny * normal[q + plane] + nz * normal[q + 2 * plane];
          facing = fminf(fmaxf(facing, 0), 1);
          float off = fabsf((position[q] - position[c]) * nx + (position[q + plane] - position[c + plane]) * ny +
                            (position[q + 2 * plane] - position[c + 2 * plane]) * nz);
          float w = k * power(facing, sn) * expf(-off / tol[row + x] - fabsf(lum[q] - lum[c]) / lumtol[row + x]) * (id[q] == id[c]);
          w = same ? k : w;
          for (int p = 0; p < 3; p++) out[p * size + row + x] += w * color[p * plane + q];
          wsum[row + x] += w;
        }
      }
  }
}
