import {
  BufferGeometry,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Points,
  Scene,
  Sphere,
  Vector3,
} from "three";
import { type PointCloud, pointBytes, positionOf } from "~/site/scan-file/point-cloud";
import { sizeOf, type Vector } from "~/site/scan-file/vector";
import { PointMaterials } from "./point-material";

/** Some of the scan's points. `spacing` is the average distance in meters between neighbors once all of them are shown. */
export interface ScanPart {
  cloud: PointCloud;
  spacing: number;
}

interface UploadedPoints {
  points: Points;
  buffer: InterleavedBuffer;
  uploaded: number;
}

const shorts = pointBytes / 2;

/** The points of a scan as objects of three.js. Points are uploaded to the graphics card when they are drawn for the first time. */
export class PointSet {
  readonly world = new Scene();
  readonly materials = new PointMaterials();
  parts: readonly ScanPart[] = [];
  readonly #uploads = new Map<PointCloud, UploadedPoints>();

  get count(): number {
    return this.parts.reduce((sum, { cloud }) => sum + cloud.count, 0);
  }

  /** Fills the world with a share (0 to 1) of each part's points, and returns their number. The fewer points, the larger each disk. */
  fill(share: number): number {
    this.world.clear();
    let [first, shown] = [0, 0];
    for (const { cloud, spacing } of this.parts) {
      const points = this.#upload(cloud);
      const count = Math.round(cloud.count * share);
      // A part that is still loading, or drawn in part, is sparser than its final spacing.
      const thinned = spacing * Math.sqrt(cloud.capacity / Math.max(count, 1));
      const number = first;
      points.onBeforeRender = () => this.materials.setPart(thinned, number);
      points.geometry.setDrawRange(0, count);
      points.position.set(...cloud.bounds.min);
      points.scale.set(...sizeOf(cloud.bounds));
      this.world.add(points);
      first += cloud.count;
      shown += count;
    }
    return shown;
  }

  /** Returns the position of the point with this id in the picking buffer. */
  positionOf(number: number): Vector | undefined {
    let first = 0;
    for (const { cloud } of this.parts) {
      if (number < first + cloud.count) return positionOf(cloud, number - first);
      first += cloud.count;
    }
    return undefined;
  }

  release(cloud: PointCloud): void {
    const upload = this.#uploads.get(cloud);
    upload?.points.geometry.dispose();
    this.#uploads.delete(cloud);
  }

  dispose(): void {
    for (const cloud of [...this.#uploads.keys()]) this.release(cloud);
    this.materials.dispose();
  }

  #upload(cloud: PointCloud): UploadedPoints["points"] {
    const upload = this.#uploads.get(cloud) ?? { ...createPoints(cloud, this.materials), uploaded: 0 };
    this.#uploads.set(cloud, upload);
    const { buffer, uploaded } = upload;
    if (uploaded < cloud.count) {
      buffer.addUpdateRange(uploaded * shorts, (cloud.count - uploaded) * shorts);
      buffer.needsUpdate = true;
      upload.uploaded = cloud.count;
    }
    return upload.points;
  }
}

function createPoints(cloud: PointCloud, { colored }: PointMaterials) {
  const buffer = new InterleavedBuffer(cloud.shorts, shorts);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new InterleavedBufferAttribute(buffer, 3, 0, true));
  geometry.setAttribute("intensity", new InterleavedBufferAttribute(buffer, 1, 3, true));
  geometry.setAttribute("packed", new InterleavedBufferAttribute(buffer, 2, 4));
  // Stored coordinates are fractions of the cloud's bounds, from 0 to 1.
  geometry.boundingSphere = new Sphere(new Vector3(0.5, 0.5, 0.5), Math.sqrt(0.75));
  return { points: new Points(geometry, colored), buffer };
}
