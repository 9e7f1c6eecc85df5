import { trimParcel, type Parcel, type PolygonalGeometry } from '@tussock/geometry';
import { drawingWords } from '../wording/drawing-words.ts';
import { keepLocked } from './heed-locks.ts';
import { partsOfChange, sharersOf } from './neighbours.ts';
import type { DrawingGround, DrawingOutcome } from './operation.ts';
import type { PartitionBalance } from './partition-balance.ts';

/** What one trim takes: `ground`, or the outline of another, out of a shape. */
interface Cut {
  readonly id: string;
  readonly by: string | PolygonalGeometry;
}

/** Cuts for all problems of a kind: of two that overlap the one drawn later gives way, a locked one never. */
function cutsOf({ overlaps, outside }: PartitionBalance, locked: ReadonlySet<string>): readonly Cut[] {
  const givingWay = overlaps.flatMap(({ ids }): readonly Cut[] => {
    // Ids sort by the time of drawing.
    const [earlier, later] = ids[0] < ids[1] ? ids : [ids[1], ids[0]];
    return locked.has(later) ? [{ id: earlier, by: later }] : [{ id: later, by: earlier }];
  });
  return [...givingWay, ...outside.map(({ id, geometry }) => ({ id, by: geometry }))].filter(
    ({ id }) => !locked.has(id),
  );
}

/** Trims every overlap of a kind, and everything outside the boundary, in one write. What would leave nothing stays as it is. */
export function trimAll(ground: DrawingGround, balance: PartitionBalance): DrawingOutcome {
  const first = ground.things.find(
    ({ kind, attributes }) => kind === balance.kind && attributes['status'] === 'existing',
  );
  let parcels = first ? sharersOf(ground, first) : [];
  const changed = new Map<string, Parcel>();
  const trimmed = new Set<string>();
  for (const { id, by } of cutsOf(balance, ground.locked ?? new Set())) {
    const taken = typeof by === 'string' ? parcels.find((parcel) => parcel.id === by)?.geometry : by;
    const change = taken && trimParcel(parcels, id, taken);
    if (!change?.ok) continue;
    trimmed.add(id);
    for (const parcel of change.changed) changed.set(parcel.id, parcel);
    parcels = parcels.map((parcel) => changed.get(parcel.id) ?? parcel);
  }
  if (trimmed.size === 0) return { ok: false, message: drawingWords.nothingToTrim };
  const label = drawingWords.allTrimmed(trimmed.size);
  return keepLocked(ground, { ok: true, label, parts: partsOfChange(ground, [...changed.values()]) });
}
