import { at } from '../chance/at.ts';
import type { ParcelFeature } from '../features.ts';
import type { Valley } from '../valley.ts';
import { findCrossings } from './crossings.ts';
import type { ValleyFault } from './fault.ts';
import { buildMesh, edgeKey, meshFaceArea, meshRingArea, type Mesh, type MeshEdge } from './mesh.ts';

/** Rounding of 8 decimals may cost this much over a whole valley, square metres. */
const AREA_TOLERANCE = 0.01;
/** `calc_area` is rounded to 1 m². */
const PARCEL_AREA_TOLERANCE = 0.5 + 1e-3;

/** Every inner border must be walked once each way; gives the borders walked from one side only, which must be the rim. */
function pairEdges(mesh: Mesh, parcels: readonly ParcelFeature[], faults: ValleyFault[]): MeshEdge[] {
  const edges = new Map<number, MeshEdge>();
  for (const edge of mesh.edges) {
    const key = edgeKey(edge.from, edge.to);
    const first = edges.get(key);
    if (first) {
      const ids = `${at(parcels, first.face).id} and ${at(parcels, edge.face).id}`;
      faults.push({
        rule: 'edge-pairing',
        detail: `Parcels ${ids} walk one border the same way: they overlap.`,
      });
    }
    edges.set(key, edge);
  }
  return mesh.edges.filter(({ from, to }) => !edges.has(edgeKey(to, from)));
}

/** Chains the unpaired borders into loops. Where two tiles touch in a corner a loop is closed as soon as it comes home. */
function chainRim(unpaired: readonly MeshEdge[]): number[][] {
  const following = new Map<number, number[]>();
  for (const { from, to } of unpaired) following.set(from, [...(following.get(from) ?? []), to]);
  const loops: number[][] = [];
  for (const [start, ends] of following) {
    while (ends.length) {
      const loop = [start];
      let current = ends.pop();
      while (current !== undefined && current !== start) {
        loop.push(current);
        current = following.get(current)?.pop();
      }
      if (current === start) loops.push(loop);
    }
  }
  return loops;
}

function checkRim(mesh: Mesh, unpaired: readonly MeshEdge[], valley: Valley, faults: ValleyFault[]): void {
  const loops = chainRim(unpaired);
  if (loops.reduce((sum, loop) => sum + loop.length, 0) !== unpaired.length) {
    faults.push({ rule: 'rim', detail: 'Borders walked from one side only do not close into a rim.' });
  }
  const areas = loops.map((loop) => meshRingArea(mesh, loop));
  const gaps = areas.filter((area) => area <= 0).length;
  if (gaps) faults.push({ rule: 'rim', detail: `${gaps} gaps lie between parcels.` });
  if (valley.statistics.tiles === 1 && loops.length !== 1) {
    faults.push({ rule: 'rim', detail: `One valley must have one rim, not ${loops.length}.` });
  }
  const rimArea = areas.reduce((sum, area) => sum + area, 0);
  const parcelArea = mesh.faces.reduce((sum, rings) => sum + meshFaceArea(mesh, rings), 0);
  if (Math.abs(rimArea - parcelArea) > AREA_TOLERANCE * valley.statistics.tiles) {
    faults.push({
      rule: 'total-area',
      detail: `Parcels add up to ${parcelArea} m², their rim holds ${rimArea} m².`,
    });
  }
}

/** Neighbours on the surveyor's sheet must hold at least two vertices in common on the published shapes. */
function checkNeighbours(mesh: Mesh, valley: Valley, faults: ValleyFault[]): void {
  const vertices = new Map(
    valley.parcels.map(({ properties }, face) => [properties.id, new Set(at(mesh.faces, face).flat())]),
  );
  for (const { parcelId, neighbourIds } of valley.sheets.values()) {
    const mine = vertices.get(parcelId) ?? new Set<number>();
    for (const neighbourId of new Set(neighbourIds)) {
      if (neighbourId < parcelId) continue;
      const common = [...(vertices.get(neighbourId) ?? [])].filter((vertex) => mine.has(vertex)).length;
      if (common >= 2) continue;
      faults.push({
        rule: 'shared-vertices',
        detail: `Neighbours ${parcelId} and ${neighbourId} share ${common} vertices.`,
      });
    }
  }
}

/** Proves that the parcels cover the valley once, without gap, overlap or crossing, by their coordinates alone. */
export function checkJigsaw(valley: Valley): ValleyFault[] {
  const faults: ValleyFault[] = [];
  const mesh = buildMesh(valley.parcels.map(({ geometry }) => geometry.coordinates));
  valley.parcels.forEach(({ id, properties }, face) => {
    const area = meshFaceArea(mesh, at(mesh.faces, face));
    if (area > 0 && Math.abs(area - properties.calc_area) <= PARCEL_AREA_TOLERANCE) return;
    faults.push({
      rule: 'parcel-area',
      detail: `Parcel ${id} says ${properties.calc_area} m², its ring ${area} m².`,
    });
  });
  checkRim(mesh, pairEdges(mesh, valley.parcels, faults), valley, faults);
  for (const [one, other] of findCrossings(mesh)) {
    const ids = [one, other].map(({ face }) => at(valley.parcels, face).id).join(' and ');
    faults.push({ rule: 'crossing', detail: `Borders of parcels ${ids} cross.` });
  }
  checkNeighbours(mesh, valley, faults);
  return faults;
}
