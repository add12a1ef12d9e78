import { roomHeight, toStoredHeight } from "./scan-data";

const floor = toStoredHeight(0) / 65_535;
const ceiling = toStoredHeight(roomHeight) / 65_535;

/** Draws each point as a square that is smaller with its depth. Points outside of the slice are moved out of the picture. */
export const vertexShader = `#version 300 es
in vec3 position;
in vec3 color;
uniform mat4 matrix;
uniform vec3 splat;
uniform vec2 slice;
uniform bool byHeight;
uniform vec3 ramp[5];
flat out lowp vec3 tint;

void main() {
  if (position.z < slice.x || position.z > slice.y) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    gl_PointSize = 1.0;
    return;
  }
  gl_Position = matrix * vec4(position, 1.0);
  gl_PointSize = clamp(splat.x / gl_Position.w, splat.y, splat.z);
  tint = color;
  if (byHeight) {
    float height = clamp((position.z - ${floor}) / ${ceiling - floor}, 0.0, 1.0) * 4.0;
    int below = min(int(height), 3);
    tint = mix(ramp[below], ramp[below + 1], height - float(below));
  }
}`;

export const fragmentShader = `#version 300 es
flat in lowp vec3 tint;
out lowp vec4 pixel;

void main() {
  pixel = vec4(tint, 1.0);
}`;
