import { roomHeight, toStoredHeight } from "./scan-data";

const floor = toStoredHeight(0) / 65_535;
const ceiling = toStoredHeight(roomHeight) / 65_535;

/**
 * Draws each point as a square that is smaller with its depth. Points outside of the slice are moved out of the picture. One
 * program for each kind of color and no branches: a software renderer runs both sides of a branch for every point.
 */
export const vertexShader = (isColoredByHeight: boolean) => `#version 300 es
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 color;
uniform mat4 matrix;
uniform vec3 splat;
uniform vec2 slice;
uniform vec3 ramp[5];
flat out lowp vec3 tint;

vec3 heightColor() {
  float height = clamp((position.z - ${floor}) / ${ceiling - floor}, 0.0, 1.0) * 4.0;
  int below = min(int(height), 3);
  return mix(ramp[below], ramp[below + 1], height - float(below));
}

void main() {
  vec4 place = matrix * vec4(position, 1.0);
  float hidden = step(position.z, slice.x) + step(slice.y, position.z);
  gl_Position = vec4(place.xy + hidden * 1e6, place.zw);
  gl_PointSize = clamp(splat.x / place.w, splat.y, splat.z);
  tint = ${isColoredByHeight ? "heightColor()" : "color"};
}`;

export const fragmentShader = `#version 300 es
flat in lowp vec3 tint;
out lowp vec4 pixel;

void main() {
  pixel = vec4(tint, 1.0);
}`;
