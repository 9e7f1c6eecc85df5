import {
  hasSeveralParts,
  isPolygonal,
  lengthMetres,
  offsetShape,
  type Offset,
  type Ring,
} from '@tussock/geometry';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { drawingWords } from '../wording/drawing-words.ts';
import { offsetRefusals } from '../wording/exact-words.ts';
import type { Beside, DrawingGround, DrawingOperation } from './operation.ts';

function whyNotChosen({ chosen, mayEdit }: DrawingGround): string | null {
  if (!mayEdit) return drawingWords.notAllowed;
  return chosen ? null : drawingWords.chooseFirst;
}

const refused = (message: string): Beside => ({ ok: false, message });

/** The outlines of the parts, the longest first. */
const outlinesOf = ({ geometry }: Extract<Offset, { ok: true }>): readonly Ring[] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
    .flatMap(([outline]) => (outline ? [outline] : []))
    .map((outline) => ({ outline, metres: lengthMetres({ type: 'LineString', coordinates: outline }) }))
    .toSorted((a, b) => b.metres - a.metres)
    .map(({ outline }) => outline);

/** Where a race or a corner is too narrow, the fence runs round the longest part. */
const fenceInside: DrawingOperation = {
  id: 'fenceInside',
  label: 'Fence inside',
  icon: 'layers',
  shortcut: 'F',
  howTo: 'A new fence runs so far inside its border.',
  asks: 'metres',
  usually: 5,
  whyNot: (ground) =>
    whyNotChosen(ground) ??
    (ground.chosen && !isPolygonal(ground.chosen.geometry) ? drawingWords.notInside : null),
  beside: ({ chosen }, metres) => {
    if (!chosen) return refused(drawingWords.chooseFirst);
    if (!(metres > 0)) return refused(offsetRefusals.noLength);
    const inside = offsetShape(chosen.geometry, -metres);
    if (!inside.ok) return refused(offsetRefusals[inside.reason]);
    const [coordinates = []] = outlinesOf(inside);
    return { ok: true, kind: kindById(kinds.fenceline.id), geometry: { type: 'LineString', coordinates } };
  },
};

const setBack: DrawingOperation = {
  id: 'setBack',
  label: 'Set-back',
  icon: 'plus',
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

/** Verbs that make something new at a distance from what is chosen. */
export const offsetOperations: readonly DrawingOperation[] = [fenceInside, setBack];
