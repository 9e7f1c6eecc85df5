import type { Bounds, Position } from '../shape/geometry.ts';
import { createBoxIndex } from '../shape/box-index.ts';
import { sideOfRing } from '../shape/contains-point.ts';
import { isCounterClockwise } from '../shape/wind-rings.ts';
import { edgeContact, isInArc } from './edge-contact.ts';
import { cornerOnEdge, edgeAt, samePlace, type Outline } from './outline.ts';

/**
 * Where a ring lies in the wrong place, when no two rings cross: a hole outside its outline, a hole within a hole, a part
 * within another part. Null when all is in order.
 */
export function findNesting(outlines: readonly Outline[]): Position | null {
  const index = createBoxIndex(outlines.map(({ box }) => box));
  const shells = new Map(outlines.filter(({ isHole }) => !isHole).map((shell) => [shell.polygon, shell]));
  for (const [place, outline] of outlines.entries()) {
    const shell = shells.get(outline.polygon);
    if (outline.isHole && shell !== undefined && !isWithin(outline, shell)) return startOf(outline);
    let nested = false;
    index.search(outline.box, (other) => {
      const around = outlines[other] as Outline; // the index answers places in outlines
      nested = other !== place && isWronglyWithin(outline, around, outlines);
      return nested;
    });
    if (nested) return startOf(outline);
  }
  return null;
}

function isWronglyWithin(outline: Outline, around: Outline, outlines: readonly Outline[]): boolean {
  if (outline.isHole !== around.isHole) return false;
  if (outline.isHole) return outline.polygon === around.polygon && isWithin(outline, around);
  if (!isWithin(outline, around)) return false;
  return !outlines.some((hole) => hole.isHole && hole.polygon === around.polygon && isWithin(outline, hole));
}

/** True when a ring lies inside another one that it does not cross, touching it or not. */
function isWithin(inner: Outline, outer: Outline): boolean {
  if (!isBoxWithin(inner.box, outer.box)) return false;
  for (const corner of inner.corners) {
    const side = sideOfRing(outer.ring, corner);
    if (side !== 'border') return side === 'inside';
  }
  return leavesInwards(inner, outer);
}

/** For a ring with every corner on the other's border: does its first edge set off to the inside? */
function leavesInwards(inner: Outline, outer: Outline): boolean {
  const { from, to } = edgeAt(inner, 0);
  const place = outer.corners.findIndex((_, index) => {
    const edge = edgeAt(outer, index);
    return !samePlace(from, edge.to) && edgeContact(edge, { from, to: from }) !== null;
  });
  if (place === -1) return false;
  const corner = cornerOnEdge(outer, place, from);
  return isInArc(
    from,
    to,
    isCounterClockwise(outer.ring) ? corner : { before: corner.after, after: corner.before },
  );
}

function isBoxWithin(inner: Bounds, outer: Bounds): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
}

function startOf(outline: Outline): Position {
  return outline.corners[0] as Position; // an outline has at least three corners
}
