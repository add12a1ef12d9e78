import type { LasHeader } from "./las-header";
import type { Conversion, LoosePoints } from "./pack-points";

/** Returns a function that adds a point of a LAS file to the others. */
export function createRecordReader(
  { scale, offset, colorPlace, classPlace, format }: LasHeader,
  { origin, metersPerUnit }: Conversion,
  points: LoosePoints,
): (record: DataView) => void {
  const [scaleX, scaleY, scaleZ] = scale.map((each) => each * metersPerUnit) as [number, number, number];
  const start = (axis: 0 | 1 | 2) => (offset[axis] - origin[axis]) * metersPerUnit;
  const [startX, startY, startZ] = [start(0), start(1), start(2)];
  const classMask = format < 6 ? 31 : 255;
  const { positions, colors, intensities, classes } = points;
  return (record) => {
    const index = points.count++;
    positions[index * 3] = record.getInt32(0, true) * scaleX + startX;
    positions[index * 3 + 1] = record.getInt32(4, true) * scaleY + startY;
    positions[index * 3 + 2] = record.getInt32(8, true) * scaleZ + startZ;
    intensities[index] = record.getUint16(12, true);
    classes[index] = record.getUint8(classPlace) & classMask;
    if (colorPlace === undefined) return;
    for (let channel = 0; channel < 3; channel++) {
      const value = record.getUint16(colorPlace + channel * 2, true);
      // Colors have 16 bits; programs that write 8 of them are told by the low half being everything.
      colors[index * 3 + channel] = value > 255 ? value >> 8 : value;
    }
  };
}
