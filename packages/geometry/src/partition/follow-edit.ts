import type { PolygonGeometry, Position, Ring } from '../shape/geometry.ts';
import { insertCorner, moveCorners, removeCorner } from './move-corners.ts';
import { refuse, type Parcel, type PartitionChange, type PartitionRefusal } from './partition.ts';
import { keyOfCorner } from './units.ts';

const nothing: PartitionChange = { ok: true, changed: [] };

const openRing = ({ coordinates: [outline = []] }: PolygonGeometry): Ring => outline.slice(1);

/** Index of the corner that the longer of two rings has and the shorter lacks; null when they differ by more than one. */
function oneMore(longer: readonly string[], shorter: readonly string[]): number | null {
  const place = longer.findIndex((key, index) => key !== shorter[index]);
  return longer.slice(place + 1).join() === shorter.slice(place).join() ? place : null;
}

/** Treats a corner that no neighbour shares as moved alone. */
const alone = (change: PartitionChange | PartitionRefusal): PartitionChange | PartitionRefusal =>
  !change.ok && change.reason === 'noSuchCorner' ? nothing : change;

/**
 * Moves the neighbours of a shape along with an edit: when one of its corners was inserted or removed, or corners were moved, neighbours
 * that share the corner follow, so that the shared border stays one. `before` must have all the corners its neighbours have along it
 * (`nodeTogether`). Refused as `locked` when a neighbour that would change is locked.
 */
export function followEdit(
  neighbours: readonly Parcel[],
  before: PolygonGeometry,
  after: PolygonGeometry,
  locked: ReadonlySet<string> = new Set(),
): PartitionChange | PartitionRefusal {
  const followed = follow(neighbours, before, after);
  return followed.ok && followed.changed.some(({ id }) => locked.has(id)) ? refuse('locked') : followed;
}

function follow(
  neighbours: readonly Parcel[],
  before: PolygonGeometry,
  after: PolygonGeometry,
): PartitionChange | PartitionRefusal {
  const [old, now] = [openRing(before), openRing(after)];
  const [oldKeys, nowKeys] = [old.map(keyOfCorner), now.map(keyOfCorner)];
  if (old.length === now.length) {
    const moves = now.flatMap((to, index): (readonly [Position, Position])[] => {
      const from = old[index];
      return from && oldKeys[index] !== nowKeys[index] ? [[from, to]] : [];
    });
    return moves.length === 0 ? nothing : alone(moveCorners(neighbours, moves));
  }
  if (now.length === old.length + 1) {
    const place = oneMore(nowKeys, oldKeys);
    const at = place === null ? undefined : now[place];
    const [from, to] = [old.at((place ?? 0) - 1), old[(place ?? 0) % old.length]];
    return at && from && to ? alone(insertCorner(neighbours, [from, to], at)) : nothing;
  }
  const place = now.length === old.length - 1 ? oneMore(oldKeys, nowKeys) : null;
  const gone = place === null ? undefined : old[place];
  if (!gone) return nothing;
  const edited = { id: '', geometry: before };
  const removed = removeCorner([edited, ...neighbours], gone);
  return removed.ok ? { ok: true, changed: removed.changed.filter(({ id }) => id !== '') } : removed;
}
