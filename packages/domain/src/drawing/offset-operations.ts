import {
  hasSeveralParts,
  isPolygonal,
  lengthMetres,
  offsetShape,
  polygonalFrom,
  polygonsOf,
  type Geometry,
  type Offset,
  type Ring,
} from '@tussock/geometry';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { drawingWords } from '../wording/drawing-words.ts';
import { offsetRefusals } from '../wording/exact-words.ts';
import type { Beside, DrawingGround, DrawingOperation } from './operation.ts';
import { whyNotChosen } from './chosen-features.ts';

const refused = (message: string): Beside => ({ ok: false, message });

/** Longest outline inside a block: a fence does not run through parts that are too narrow for it, such as a race or a corner. */
function longestOutline({ geometry }: Extract<Offset, { ok: true }>): Ring {
  const outlines = polygonsOf(geometry).flatMap(([outline]) => (outline ? [outline] : []));
  const metresOf = (coordinates: Ring): number => lengthMetres({ type: 'LineString', coordinates });
  const [longest = []] = outlines.toSorted((one, other) => metresOf(other) - metresOf(one));
  return longest;
}

/** Area in which a fence runs: the selection, or the boundary when nothing is selected. */
const fencedOf = ({ chosen, boundary }: DrawingGround): Geometry | null =>
  chosen ? chosen.geometry : polygonalFrom(boundary.flatMap(polygonsOf));

function whyNoFence(ground: DrawingGround): string | null {
  if (!ground.mayEdit) return drawingWords.notAllowed;
  const fenced = fencedOf(ground);
  if (!fenced) return drawingWords.chooseFirst;
  return isPolygonal(fenced) ? null : drawingWords.notInside;
}

/** Operation that runs one fence inside each block; blocks that are too narrow get none. */
const fenceInside: DrawingOperation = {
  id: 'fenceInside',
  label: 'Offset fence',
  icon: 'offset',
  offered: 'beside',
  shortcut: 'F',
  howTo: 'A new fence runs so far inside its border.',
  asks: 'metres',
  usually: 5,
  ofFarm: 'Offset fence inside the boundary',
  whyNot: whyNoFence,
  beside: (ground, metres) => {
    const fenced = fencedOf(ground);
    if (!fenced) return refused(drawingWords.chooseFirst);
    if (!(metres > 0)) return refused(offsetRefusals.noLength);
    if (!isPolygonal(fenced)) return refused(drawingWords.notInside);
    const blocks = polygonsOf(fenced).map((rings) =>
      offsetShape({ type: 'Polygon', coordinates: rings }, -metres),
    );
    const fences = blocks.flatMap((inside) => (inside.ok ? [longestOutline(inside)] : []));
    const [first, ...others] = fences;
    const kind = kindById(kinds.fenceline.id);
    if (first && others.length > 0)
      return { ok: true, kind, geometry: { type: 'MultiLineString', coordinates: fences } };
    if (first) return { ok: true, kind, geometry: { type: 'LineString', coordinates: first } };
    const why = blocks.find((inside) => !inside.ok);
    return refused(offsetRefusals[why && !why.ok ? why.reason : 'nothingLeft']);
  },
};

const setBack: DrawingOperation = {
  id: 'setBack',
  label: 'Set-back',
  icon: 'plus',
  offered: 'beside',
  shortcut: 'K',
  howTo: 'A new area takes in everything within so far of it.',
  asks: 'metres',
  usually: 10,
  whyNot: whyNotChosen,
  beside: ({ chosen }, metres) => {
    if (!chosen) return refused(drawingWords.chooseFirst);
    if (!(metres > 0)) return refused(offsetRefusals.noLength);
    const around = offsetShape(chosen.geometry, metres);
    if (!around.ok) return refused(offsetRefusals[around.reason]);
    if (hasSeveralParts(around.geometry)) return refused(drawingWords.severalParts);
    return { ok: true, kind: kindById(kinds.customFeature.id), geometry: around.geometry };
  },
};

/** Operations that create a feature at a distance from the selection. */
export const offsetOperations: readonly DrawingOperation[] = [fenceInside, setBack];
