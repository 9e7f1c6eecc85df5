import {
  isPolygonal,
  nearestOnBorder,
  positionsOf,
  type Geometry,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { drawingWords } from '../wording/drawing-words.ts';
import type {
  DrawingGround,
  DrawingOperation,
  DrawingOutcome,
  DrawingPart,
  DrawnThing,
} from './operation.ts';
import { nameOf } from './chosen-features.ts';

/** Tolerance in metres within which inserted corners lie on a border. */
const BESIDE_METRES = 0.05;

const liesOn = (geometry: Geometry, border: Geometry): boolean =>
  positionsOf(geometry).every(
    (corner) => (nearestOnBorder(border, corner)?.distanceMetres ?? Infinity) <= BESIDE_METRES,
  );

const isSameGround = (one: Geometry, other: PolygonalGeometry): boolean =>
  liesOn(one, other) && liesOn(other, one);

/** Checks whether a part would only insert corners into a locked shape's border, which can be skipped. */
function isOnlyCorners({ op, set }: DrawingPart, { geometry }: DrawnThing): boolean {
  const next = set[GEOMETRY] as Geometry | undefined; // written by the verbs
  return op === 'update' && next !== undefined && isPolygonal(next) && isSameGround(geometry, next);
}

/** Removes changes of locked shapes from an outcome where that is possible; otherwise refuses it and names the locked shapes. */
export function keepLocked(ground: DrawingGround, outcome: DrawingOutcome): DrawingOutcome {
  if (!outcome.ok || !ground.locked || ground.locked.size === 0) return outcome;
  const { locked } = ground;
  const held = new Map(ground.things.flatMap((thing) => (locked.has(thing.id) ? [[thing.id, thing]] : [])));
  const parts: DrawingPart[] = [];
  for (const part of outcome.parts) {
    const thing = held.get(part.entityId);
    if (!thing) parts.push(part);
    else if (!isOnlyCorners(part, thing))
      return { ok: false, message: drawingWords.lockedBeside(nameOf(thing)) };
  }
  return { ...outcome, parts };
}

type Write<Asked> = (ground: DrawingGround, shown: Asked, newId: () => string) => DrawingOutcome;
const heeding =
  <Asked>(write: Write<Asked>): Write<Asked> =>
  (ground, shown, newId) =>
    keepLocked(ground, write(ground, shown, newId));

/**
 * Wraps a drawing operation so that it leaves locked shapes alone: the selected one is checked before it starts, its neighbours when it is
 * done.
 */
export function heedLocks(verb: DrawingOperation): DrawingOperation {
  if (verb.asks === 'metres' || verb.asks === 'place') return verb;
  const whyNot = (ground: DrawingGround): string | null => {
    const { chosen, locked } = ground;
    return (
      verb.whyNot(ground) ??
      (chosen && locked?.has(chosen.id) ? drawingWords.lockedItself(nameOf(chosen)) : null)
    );
  };
  switch (verb.asks) {
    case 'corners':
      return { ...verb, whyNot };
    case 'line':
      return { ...verb, whyNot, write: heeding(verb.write) };
    case 'area':
      return { ...verb, whyNot, write: heeding(verb.write) };
    case 'thing':
      return { ...verb, whyNot, write: heeding(verb.write) };
  }
}
