/* Light x color and the tone map of tour_post.py, which compiles this. */
#include <math.h>
#include <stdint.h>

static inline float clamp(float v, float low, float high) { return fminf(fmaxf(v, low), high); }

/* Rows of a large picture from the planes of a small one that holds light: diffuse, glossy and transmitted (9 planes), normal and position (3 each). Of the
   16 nearest small pixels, those of the same surface count. `pixels` holds `channels` values a pixel; `index` says where in them are: normal, position, the
   sun's diffuse, glossy and transmitted light, the colors for these, what glows and what lies outside (3 each), depth (1). */
void shade(int width, int height, int ratio, int first, int rows, const float *light, const float *normal, const float *position, int channels, const int *index,
           const float *pixels, float *out) {
  const long small = (long)width * height, large_width = (long)width * ratio;
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < rows; y++)
    for (int x = 0; x < large_width; x++) {
      const long at = y * large_width + x;
      const float *c = pixels + at * channels;
      const float sy = (first + y + .5f) / ratio - .5f, sx = (x + .5f) / ratio - .5f;
      const int y0 = (int)floorf(sy) - 1, x0 = (int)floorf(sx) - 1;
      float nx = c[index[0]], ny = c[index[1]], nz = c[index[2]];
      const float px = c[index[3]], py = c[index[4]], pz = c[index[5]], depth = fminf(c[index[30]], 60), tol = .012f * (depth * .5f + .15f);
      const float length = 1 / fmaxf(sqrtf(nx * nx + ny * ny + nz * nz), 1e-4f);
      nx *= length, ny *= length, nz *= length;
      float sum[9] = {0}, total = 0;
      for (int j = 0; j < 4; j++) {
        const float dy = sy - (y0 + j), vy = fmaxf(1 - dy * dy * .2f, 0);
        const int yy = y0 + j < 0 ? 0 : y0 + j >= height ? height - 1 : y0 + j;
        for (int i = 0; i < 4; i++) {
          const float dx = sx - (x0 + i), vx = fmaxf(1 - dx * dx * .2f, 0);
          const long q = (long)yy * width + (x0 + i + width) % width;
          float facing = clamp(nx * normal[q] + ny * normal[small + q] + nz * normal[2 * small + q], 0, 1);
          facing *= facing, facing *= facing, facing *= facing;
          const float off = fabsf((position[q] - px) * nx + (position[small + q] - py) * ny + (position[2 * small + q] - pz) * nz) / tol;
          const float s = vx * vy, w = s * s * s * (facing / (1 + off * off * off * off) + 2e-4f);
          for (int k = 0; k < 9; k++) sum[k] += w * light[k * small + q];
          total += w;
        }
      }
      for (int k = 0; k < 3; k++) {
        float v = fminf(c[index[24 + k]], 3) + c[index[27 + k]];
        for (int p = 0; p < 3; p++) v += (sum[3 * p + k] / total + c[index[6 + 3 * p + k]]) * c[index[15 + 3 * p + k]];
        out[3 * at + k] = v;
      }
    }
}

/* Adds the glare, a smaller picture, and maps light to the screen as `agx` of post.py does. */
void tone(int width, int height, const float *x, int gw, int gh, const float *glare, float exposure, float saturation, float contrast, const float *inset,
          const float *outset, uint8_t *out) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int row = 0; row < height; row++)
    for (int col = 0; col < width; col++) {
      const long at = 3 * ((long)row * width + col);
      const float gy = clamp((row + .5f) * gh / height - .5f, 0, gh - 1.001f), gx = (col + .5f) * gw / width - .5f + gw;
      const int y0 = (int)gy, x0 = (int)gx % gw, x1 = (x0 + 1) % gw;
      const float fy = gy - y0, fx = gx - (int)gx;
      float in[3], v[3], r[3];
      for (int k = 0; k < 3; k++) {
        const float a = glare[3 * (y0 * gw + x0) + k] * (1 - fx) + glare[3 * (y0 * gw + x1) + k] * fx;
        const float b = glare[3 * ((y0 + 1) * gw + x0) + k] * (1 - fx) + glare[3 * ((y0 + 1) * gw + x1) + k] * fx;
        in[k] = fmaxf((x[at + k] + a * (1 - fy) + b * fy) * exposure, 1e-10f);
      }
      for (int k = 0; k < 3; k++) {
        const float l = clamp((log2f(fmaxf(inset[3 * k] * in[0] + inset[3 * k + 1] * in[1] + inset[3 * k + 2] * in[2], 1e-10f)) + 12.47393f) / 16.5f, 0, 1), l2 = l * l, l4 = l2 * l2;
        v[k] = powf(fmaxf(15.5f * l4 * l2 - 40.14f * l4 * l + 31.96f * l4 - 6.868f * l2 * l + .4298f * l2 + .1191f * l - .00232f, 0), contrast);
      }
      const float gray = .2126f * v[0] + .7152f * v[1] + .0722f * v[2];
      for (int k = 0; k < 3; k++) r[k] = gray + (v[k] - gray) * saturation;
      for (int k = 0; k < 3; k++) out[at + k] = (uint8_t)(clamp(outset[3 * k] * r[0] + outset[3 * k + 1] * r[1] + outset[3 * k + 2] * r[2], 0, 1) * 255 + .5f);
    }
}

static float gray(int width, int height, const uint8_t *in, int x, int y) {
  const uint8_t *p = in + 3 * ((long)(y < 0 ? 0 : y >= height ? height - 1 : y) * width + (x + width) % width);
  return .299f * p[0] + .587f * p[1] + .114f * p[2];
}

/* Softens the steps of edges, as FXAA does: finds the ends of a step along its edge and mixes a pixel with the one across by its place between them. */
void smooth_edges(int width, int height, const uint8_t *in, uint8_t *out) {
#define G(x, y) gray(width, height, in, x, y)
  enum { REACH = 40 };
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const uint8_t *c = in + 3 * ((long)y * width + x);
      uint8_t *o = out + 3 * ((long)y * width + x);
      o[0] = c[0], o[1] = c[1], o[2] = c[2];
      const float C = G(x, y), N = G(x, y - 1), S = G(x, y + 1), W = G(x - 1, y), E = G(x + 1, y);
      const float low = fminf(fminf(fminf(N, S), fminf(W, E)), C), high = fmaxf(fmaxf(fmaxf(N, S), fmaxf(W, E)), C), range = high - low;
      if (range < fmaxf(10, high * .1f)) continue;
      const float NW = G(x - 1, y - 1), NE = G(x + 1, y - 1), SW = G(x - 1, y + 1), SE = G(x + 1, y + 1);
      const float flat = fabsf(NW + SW - 2 * W) + 2 * fabsf(N + S - 2 * C) + fabsf(NE + SE - 2 * E), steep = fabsf(NW + NE - 2 * N) + 2 * fabsf(W + E - 2 * C) + fabsf(SW + SE - 2 * S);
      /* Along (dx, dy), across (ax, ay). */
      const int dx = flat >= steep, dy = !dx;
      const float before = dx ? N : W, after = dx ? S : E;
      const int side = fabsf(before - C) >= fabsf(after - C) ? -1 : 1, ax = dy * side, ay = dx * side;
      const float across = side < 0 ? before : after, step = fabsf(across - C), middle = (across + C) / 2;
      float ends[2];
      int reach[2];
      for (int d = 0; d < 2; d++) {
        const int sign = d ? 1 : -1;
        int k = 1;
        for (; k <= REACH; k++) {
          ends[d] = (G(x + sign * k * dx, y + sign * k * dy) + G(x + sign * k * dx + ax, y + sign * k * dy + ay)) / 2 - middle;
          if (fabsf(ends[d]) > step / 4) break;
        }
        reach[d] = k;
      }
      const int near = reach[0] < reach[1] ? 0 : 1;
      const float along = .5f - (reach[near] - .5f) / (float)(reach[0] + reach[1] - 1);
      const int right = (ends[near] < 0) != (C - middle < 0);
      /* Single pixels that stand out are softened too. */
      const float around = (2 * (N + S + W + E) + NW + NE + SW + SE) / 12, a = fminf(fabsf(around - C) / range, 1), b = a * a * (3 - 2 * a), mix = fmaxf(right && reach[near] <= REACH ? fmaxf(along, 0) : 0, b * b * .6f);
      const uint8_t *q = in + 3 * ((long)(y + ay < 0 ? 0 : y + ay >= height ? height - 1 : y + ay) * width + (x + ax + width) % width);
      for (int k = 0; k < 3; k++) o[k] = (uint8_t)(c[k] + (q[k] - c[k]) * mix + .5f);
    }
#undef G
}
