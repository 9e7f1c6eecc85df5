import {
  cutHole,
  gapAt,
  hasSeveralParts,
  isPolygonal,
  mergeParcels,
  reshapeParcel,
  splitParcel,
  trimParcel,
  type PartitionChange,
  type PartitionReason,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { kinds } from '../kinds/registry.ts';
import { kindById } from '../derive/any-kind.ts';
import { drawingWords, partitionRefusals } from '../wording/drawing-words.ts';
import { isAloneOnGround, partsOfChange, sharersOf } from './neighbours.ts';
import type { DrawingGround, DrawingOperation, DrawingOutcome, DrawnThing } from './operation.ts';
import { heedLocks, keepLocked } from './heed-locks.ts';
import { offsetOperations } from './offset-operations.ts';
import { namesTaken, nextName, partCutOff } from './part-cut-off.ts';
import { nameOf, whyNotChosen } from './chosen-features.ts';

const refused = (reason: PartitionReason): { readonly ok: false; readonly message: string } => ({
  ok: false,
  message: partitionRefusals[reason],
});
const nothingChosen: DrawingOutcome = { ok: false, message: drawingWords.chooseFirst };

function whyNotCut(ground: DrawingGround): string | null {
  const { chosen } = ground;
  return whyNotChosen(ground) ?? (chosen && !isPolygonal(chosen.geometry) ? drawingWords.notAnArea : null);
}

function whyNotShared(ground: DrawingGround): string | null {
  const kind = ground.chosen?.kind;
  return whyNotCut(ground) ?? (kind && !kind.coversGround ? drawingWords.notShared(kind.names.plural) : null);
}

function whyNotMerged(ground: DrawingGround): string | null {
  const { chosen } = ground;
  const refusal = whyNotShared(ground);
  if (refusal !== null || !chosen || !isAloneOnGround(ground, chosen)) return refusal;
  return drawingWords.alone(chosen.kind.names.plural.toLowerCase());
}

/** Runs an operation that writes only the shapes it changes. */
function writeChange(
  ground: DrawingGround,
  change: PartitionChange | { readonly ok: false; readonly reason: PartitionReason },
  label: string,
): DrawingOutcome {
  return change.ok
    ? { ok: true, label, parts: partsOfChange(ground, change.changed) }
    : refused(change.reason);
}

/** Operation that edits the corners of the selected shape and its neighbours. */
const editShape: DrawingOperation = {
  id: 'editShape',
  label: 'Reshape',
  icon: 'pencil',
  offered: 'bar',
  shortcut: 'E',
  howTo: drawingWords.reshape,
  asks: 'corners',
  whyNot: (ground) =>
    whyNotChosen(ground) ??
    (ground.chosen && hasSeveralParts(ground.chosen.geometry) ? drawingWords.severalParts : null),
};

/** Operation that cuts the selected shape in two or more: the Cut tool too. */
export const split: DrawingOperation = {
  id: 'split',
  label: 'Cut',
  icon: 'split',
  offered: 'bar',
  shortcut: 'C',
  howTo: 'Draw a line right across it; double-click to finish.',
  asks: 'line',
  whyNot: whyNotCut,
  write: (ground, line, newId) => {
    const { chosen } = ground;
    if (!chosen) return nothingChosen;
    const done = splitParcel(sharersOf(ground, chosen), chosen.id, line);
    if (!done.ok) return refused(done.reason);
    const taken = namesTaken(ground.things, chosen);
    const made = done.cutOff.map((geometry) => {
      const name = nextName(nameOf(chosen), taken);
      taken.add(name);
      return partCutOff(chosen, { id: newId(), name, geometry });
    });
    const label = drawingWords.split(nameOf(chosen), made.length + 1);
    return { ok: true, label, parts: [...partsOfChange(ground, done.changed), ...made] };
  },
};

const merge: DrawingOperation = {
  id: 'merge',
  label: 'Join',
  icon: 'plus',
  offered: 'bar',
  shortcut: 'J',
  howTo: 'Click the one beside it that becomes part of it.',
  asks: 'thing',
  whyNot: whyNotMerged,
  write: (ground, other) => {
    const { chosen } = ground;
    if (!chosen) return nothingChosen;
    const done = mergeParcels(sharersOf(ground, chosen), [chosen.id, other.id]);
    if (!done.ok) return refused(done.reason);
    return {
      ok: true,
      label: drawingWords.merged(nameOf(chosen), nameOf(other)),
      parts: [
        ...partsOfChange(ground, done.changed),
        { entity: other.kind.id, entityId: other.id, op: 'delete', set: {} },
      ],
    };
  },
};

const newBorder: DrawingOperation = {
  id: 'newBorder',
  label: 'Redraw boundary',
  icon: 'snap',
  offered: 'shape',
  shortcut: 'B',
  howTo:
    'Draw where the border is to run, from border to border; double-click to finish. Those beside it follow.',
  asks: 'line',
  whyNot: whyNotCut,
  write: (ground, line) => {
    const { chosen } = ground;
    if (!chosen) return nothingChosen;
    const change = reshapeParcel(sharersOf(ground, chosen), chosen.id, line);
    return writeChange(ground, change, drawingWords.reshaped(nameOf(chosen)));
  },
};

const hole: DrawingOperation = {
  id: 'hole',
  label: 'Cut a hole',
  icon: 'minus',
  offered: 'shape',
  shortcut: 'H',
  howTo: 'Draw the outline of the hole; click the first corner again to finish.',
  asks: 'area',
  whyNot: whyNotCut,
  write: (ground, area) => {
    const { chosen } = ground;
    if (!chosen) return nothingChosen;
    const change = cutHole(sharersOf(ground, chosen), chosen.id, area);
    return writeChange(ground, change, drawingWords.holeCut(nameOf(chosen)));
  },
};

/** Kind that fills gaps: the one that divides the ground, else the selection's, else paddocks. */
export const kindOfGaps = ({ chosen, sharedAmong }: Pick<DrawingGround, 'chosen' | 'sharedAmong'>) =>
  sharedAmong ?? (chosen?.kind.coversGround ? chosen.kind : kindById(kinds.paddock.id));

const fillGap: DrawingOperation = {
  id: 'fillGap',
  label: 'Fill a gap',
  icon: 'fill',
  offered: 'beside',
  shortcut: 'G',
  howTo: 'Click any unmapped land to fill it.',
  ofFarm: 'Fill a gap',
  asks: 'place',
  whyNot: ({ mayEdit, boundary }) => {
    if (!mayEdit) return drawingWords.notAllowed;
    return boundary.length === 0 ? drawingWords.noBoundary : null;
  },
  outline: (ground, at) => {
    const kind = kindOfGaps(ground);
    const first = ground.things.find(
      (thing) => thing.kind.id === kind.id && thing.attributes['status'] === 'existing',
    );
    const found = gapAt(first ? sharersOf(ground, first) : [], ground.boundary, at);
    return found.ok ? { ok: true, geometry: found.gap } : refused(found.reason);
  },
};

/** Drawing operations in the order in which they are offered. */
export const drawingOperations: readonly DrawingOperation[] = [
  editShape,
  split,
  merge,
  newBorder,
  hole,
  fillGap,
  ...offsetOperations,
].map(heedLocks);

/** Trims a feature by the outline of another. */
export function trimThing(ground: DrawingGround, thing: DrawnThing, by: PolygonalGeometry): DrawingOutcome {
  const change = trimParcel(sharersOf(ground, thing), thing.id, by);
  return keepLocked(ground, writeChange(ground, change, drawingWords.trimmed(nameOf(thing))));
}

/** Trims an unsaved outline by the ground of another feature. */
export function trimOutline(outline: PolygonalGeometry, by: PolygonalGeometry): TrimmedOutline {
  const change = trimParcel([{ id: 'outline', geometry: outline }], 'outline', by);
  if (!change.ok) return refused(change.reason);
  return { ok: true, geometry: change.changed[0]?.geometry ?? outline };
}

type TrimmedOutline =
  | { readonly ok: true; readonly geometry: PolygonalGeometry }
  | { readonly ok: false; readonly message: string };
