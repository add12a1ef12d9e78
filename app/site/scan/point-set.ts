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

/** Points of the scan, and the average distance in meters between neighbors once all of them are shown. */
export interface ScanPart {
  cloud: PointCloud;
  spacing: number;
}

interface Drawn {
  points: Points;
  buffer: InterleavedBuffer;
  uploaded: number;
}

const shorts = pointBytes / 2;

/** The points of a scan as objects of three.js, which go to the graphics card when they are first drawn. */
export class PointSet {
  readonly world = new Scene();
  readonly materials = new PointMaterials();
  parts: readonly ScanPart[] = [];
  readonly #drawn = new Map<PointCloud, Drawn>();

  /** The number of points that have arrived and belong to the picture. */
  get count(): number {
    return this.parts.reduce((sum, { cloud }) => sum + cloud.count, 0);
  }

  /** Fills the world with a share of the points of each part, larger where they are fewer, and returns how many there are. */
  fill(share: number): number {
    this.world.clear();
    let [first, shown] = [0, 0];
    for (const { cloud, spacing } of this.parts) {
      const points = this.#upload(cloud);
      const count = Math.round(cloud.count * share);
      // A part that is still arriving has as many points as it will have, only later.
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

  /** Returns where a point is, by its number in the picture of numbers. */
  positionOf(number: number): Vector | undefined {
    let first = 0;
    for (const { cloud } of this.parts) {
      if (number < first + cloud.count) return positionOf(cloud, number - first);
      first += cloud.count;
    }
    return undefined;
  }

  /** Frees the memory of points that are no longer drawn. */
  release(cloud: PointCloud): void {
    const drawn = this.#drawn.get(cloud);
    drawn?.points.geometry.dispose();
    this.#drawn.delete(cloud);
  }

  dispose(): void {
    for (const cloud of [...this.#drawn.keys()]) this.release(cloud);
    this.materials.dispose();
  }

  #upload(cloud: PointCloud): Drawn["points"] {
    const drawn = this.#drawn.get(cloud) ?? { ...createPoints(cloud, this.materials), uploaded: 0 };
    this.#drawn.set(cloud, drawn);
    const { buffer, uploaded } = drawn;
    if (uploaded < cloud.count) {
      buffer.addUpdateRange(uploaded * shorts, (cloud.count - uploaded) * shorts);
      buffer.needsUpdate = true;
      drawn.uploaded = cloud.count;
    }
    return drawn.points;
  }
}

function createPoints(cloud: PointCloud, { colored }: PointMaterials) {
  const buffer = new InterleavedBuffer(cloud.shorts, shorts);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new InterleavedBufferAttribute(buffer, 3, 0, true));
  geometry.setAttribute("intensity", new InterleavedBufferAttribute(buffer, 1, 3, true));
  geometry.setAttribute("packed", new InterleavedBufferAttribute(buffer, 2, 4));
  // Stored coordinates are shares of the bounds of the cloud.
  geometry.boundingSphere = new Sphere(new Vector3(0.5, 0.5, 0.5), Math.sqrt(0.75));
  return { points: new Points(geometry, colored), buffer };
}
