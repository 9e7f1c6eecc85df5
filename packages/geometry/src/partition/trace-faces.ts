import type { PolygonRings } from '../shape/geometry.ts';
import { sideOfRing } from '../shape/contains-point.ts';
import { closedRing, doubledArea, fromUnit, keyOfUnit, type Unit, type UnitRing } from './units.ts';
import type { Edge } from './node-edges.ts';

interface Corner {
  readonly at: Unit;
  /** Keys of its neighbouring corners, counter-clockwise. */
  around: string[];
}

type Net = Map<string, Corner>;

function netOf(edges: readonly Edge[]): Net {
  const net: Net = new Map();
  const join = (from: Unit, to: Unit): void => {
    const key = keyOfUnit(from);
    const corner = net.get(key) ?? { at: from, around: [] };
    corner.around.push(keyOfUnit(to));
    net.set(key, corner);
  };
  for (const [from, to] of edges) {
    join(from, to);
    join(to, from);
  }
  return net;
}

/** Removes dangling edges, which enclose nothing, one after the other. */
function prune(net: Net): void {
  const loose = [...net].flatMap(([key, { around }]) => (around.length < 2 ? key : []));
  for (let key = loose.pop(); key !== undefined; key = loose.pop()) {
    const corner = net.get(key);
    if (!corner) continue;
    net.delete(key);
    for (const other of corner.around) {
      const neighbour = net.get(other);
      if (!neighbour) continue;
      neighbour.around = neighbour.around.filter((joined) => joined !== key);
      if (neighbour.around.length < 2) loose.push(other);
    }
  }
}

function sortAround(net: Net): void {
  for (const corner of net.values()) {
    const angleTo = (key: string): number => {
      const to = net.get(key)?.at ?? corner.at;
      return Math.atan2(to[1] - corner.at[1], to[0] - corner.at[0]);
    };
    corner.around.sort((a, b) => angleTo(a) - angleTo(b));
  }
}

/** Walks along each side of every edge once, with the enclosed face on the left. */
function walks(net: Net): readonly (readonly string[])[] {
  const walked = new Set<string>();
  const found: (readonly string[])[] = [];
  for (const [start, { around }] of net)
    for (const first of around) {
      if (walked.has(`${start}>${first}`)) continue;
      const walk: string[] = [];
      let [from, to] = [start, first];
      while (!walked.has(`${from}>${to}`)) {
        walked.add(`${from}>${to}`);
        walk.push(from);
        const ways: readonly string[] = net.get(to)?.around ?? [];
        const next = ways[(ways.indexOf(from) - 1 + ways.length) % ways.length] ?? from;
        [from, to] = [to, next];
      }
      found.push(walk);
    }
  return found;
}

const cornersAt = (net: Net, keys: readonly string[]): UnitRing =>
  keys.flatMap((key) => {
    const corner = net.get(key);
    return corner ? [corner.at] : [];
  });

/** Splits a walk that visits a corner twice into several rings that touch there. */
function ringsOfWalk(net: Net, walk: readonly string[]): readonly UnitRing[] {
  const rings: UnitRing[] = [];
  let path: string[] = [];
  const close = (keys: readonly string[]): void => {
    if (keys.length > 2) rings.push(cornersAt(net, keys));
  };
  for (const key of walk) {
    const seen = path.indexOf(key);
    if (seen >= 0) {
      close(path.slice(seen));
      path = path.slice(0, seen);
    }
    path.push(key);
  }
  close(path);
  return rings;
}

/** Checks whether a ring lies inside another. They may share corners, but no edge. */
function liesIn(inner: UnitRing, outer: UnitRing): boolean {
  const border = closedRing(outer);
  for (const corner of inner) {
    const side = sideOfRing(border, fromUnit(corner));
    if (side !== 'border') return side === 'inside';
  }
  return false;
}

/** Traces the faces that noded edges enclose, each as an outline with its holes. Dangling edges enclose nothing. */
export function traceFaces(edges: readonly Edge[]): readonly PolygonRings[] {
  const net = netOf(edges);
  prune(net);
  sortAround(net);
  const rings = walks(net).flatMap((walk) => ringsOfWalk(net, walk));
  const outlines = rings
    .map((ring) => ({ ring, size: doubledArea(ring), holes: [] as UnitRing[] })) // filled below
    .filter(({ size }) => size > 0)
    .sort((a, b) => a.size - b.size);
  for (const hole of rings.filter((ring) => doubledArea(ring) < 0)) {
    const size = -doubledArea(hole);
    outlines.find((outline) => outline.size > size && liesIn(hole, outline.ring))?.holes.push(hole);
  }
  return outlines.map(({ ring, holes }) => [closedRing(ring), ...holes.map(closedRing)]);
}
