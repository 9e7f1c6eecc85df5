import type { RecordPart, RecordRow } from '@tussock/contract';
import {
  drawingOperations,
  GEOMETRY,
  kindById,
  kinds,
  partsOfChange,
  sharersOf,
  trimThing,
  type DrawingGround,
  type DrawingOutcome,
  type DrawnThing,
} from '@tussock/domain';
import {
  bounds,
  boundsMeet,
  followEdit,
  roundToMergePrecision,
  type PolygonGeometry,
  type Position,
} from '@tussock/geometry';
import { journalPartOf, undoing } from '@tussock/sync';

const paddock = kindById(kinds.paddock.id);
const STEP_DEGREES = 0.002;
const SIDE = 3;

/** Numbers that repeat themselves (the least of the linear congruential ones that will do). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const place = (x: number, y: number): Position => [
  Math.round((172.5 + x * STEP_DEGREES) * 1e7) / 1e7,
  Math.round((-43.1 + y * STEP_DEGREES) * 1e7) / 1e7,
];

function rowAt(index: number): RecordRow {
  const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
  const corners = [place(x, y), place(x + 1, y), place(x + 1, y + 1), place(x, y + 1)];
  const geometry = { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] };
  const values = { name: `P${index}`, status: 'existing', use: 'pasture', [GEOMETRY]: geometry };
  return { id: `p${index}`, entity: paddock.id, version: 1, values, made: {} };
}

type Journal = Parameters<typeof undoing>[0];

/** A plan's record of paddocks in memory, as a page keeps it, with what was done on it. */
export class DrawnRecord {
  rows = new Map(Array.from({ length: SIDE * SIDE }, (_, index) => [`p${index}`, rowAt(index)]));
  readonly #journal: Journal[] = [];
  readonly #random: () => number;
  #made = 0;

  constructor(seed: number) {
    this.#random = numbers(seed);
  }

  #ground(): DrawingGround {
    const things = [...this.rows.values()].map(({ id, values }): DrawnThing => {
      const { [GEOMETRY]: geometry, ...attributes } = values;
      return { id, kind: paddock, geometry: geometry as PolygonGeometry, attributes }; // put there above or by a verb
    });
    const chosen = things[Math.floor(this.#random() * things.length)];
    return { things, boundary: [], chosen, mayEdit: true };
  }

  /** Does so many verbs drawn at random; what is refused counts for nothing. */
  edit(count: number): void {
    for (let done = 0; done < count;) {
      const outcome = this.#tryVerb();
      if (!outcome?.ok) continue;
      done += 1;
      this.#journal.push({
        key: done,
        at: '2026-11-22T00:00:00.000Z',
        label: outcome.label,
        opIds: [`op-${done}`],
        parts: outcome.parts.map((part) => journalPartOf(this.#wire(part), this.rows.get(part.entityId))),
      });
      for (const part of outcome.parts) this.#apply(this.#wire(part));
    }
  }

  #tryVerb(): DrawingOutcome | undefined {
    const ground = this.#ground();
    const { chosen } = ground;
    if (!chosen) return undefined;
    const verb = this.#oneOf(drawingOperations);
    const newId = (): string => `made-${(this.#made += 1)}`;
    const spot = this.#spotsAround(chosen);
    switch (verb?.asks) {
      case 'line':
        return verb.write(ground, { type: 'LineString', coordinates: [spot(), spot(), spot()] }, newId);
      case 'area':
        return verb.write(ground, this.#triangleIn(chosen), newId);
      case 'corners':
        return this.#dragCorner(ground, chosen);
      case 'metres':
        return trimThing(ground, chosen, this.#triangleAt(spot(), STEP_DEGREES / 8));
      case 'thing': {
        const box = bounds(chosen.geometry);
        const other = this.#oneOf(ground.things.filter(({ geometry }) => boundsMeet(bounds(geometry), box)));
        return other && other.id !== chosen.id ? verb.write(ground, other, newId) : undefined;
      }
      default:
        return undefined;
    }
  }

  #oneOf<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)];
  }

  /** A hole: small, somewhere in the middle. */
  #triangleIn({ geometry }: DrawnThing): PolygonGeometry {
    const [west, south, east, north] = bounds(geometry);
    const side = Math.min(east - west, north - south) / 8;
    const within = (from: number, to: number): number => from + (to - from) * (0.3 + this.#random() * 0.3);
    return this.#triangleAt([within(west, east), within(south, north)], side);
  }

  /** A small area: a hole, or what somebody else has. */
  #triangleAt([x, y]: Position, side: number): PolygonGeometry {
    const first: Position = [x, y];
    return { type: 'Polygon', coordinates: [[first, [x + side, y], [x, y + side], first]] };
  }

  /** A corner is pulled somewhere near, and whoever shares it follows. */
  #dragCorner(ground: DrawingGround, thing: DrawnThing): DrawingOutcome | undefined {
    const parcels = sharersOf(ground, thing);
    const before = parcels.find(({ id }) => id === thing.id)?.geometry;
    if (before?.type !== 'Polygon') return undefined;
    const [outline = [], ...holes] = before.coordinates;
    const corner = this.#oneOf(outline);
    if (!corner) return undefined;
    const shift = (): number => (this.#random() - 0.5) * STEP_DEGREES * 0.2;
    const to: Position = [corner[0] + shift(), corner[1] + shift()];
    const isCorner = ([x, y]: Position): boolean => x === corner[0] && y === corner[1];
    const after = roundToMergePrecision({
      ...before,
      coordinates: [outline.map((at) => (isCorner(at) ? to : at)), ...holes],
    });
    const others = parcels.filter(({ id }) => id !== thing.id);
    const followed = followEdit(others, before, after);
    if (!followed.ok) return undefined;
    const parts = partsOfChange(ground, [{ id: thing.id, geometry: after }, ...followed.changed]);
    return { ok: true, label: `Outline of ${thing.id}`, parts };
  }

  /** Places in the box of a thing, and as far again around it. */
  #spotsAround({ geometry }: DrawnThing): () => Position {
    const [west, south, east, north] = bounds(geometry);
    const within = (from: number, to: number): number => from + (to - from) * (this.#random() * 2 - 0.5);
    return () => [within(west, east), within(south, north)];
  }

  #wire(part: {
    entity: string;
    entityId: string;
    op: RecordPart['op'];
    set: RecordPart['set'];
  }): RecordPart {
    return { ...part, base: {}, baseVersion: this.rows.get(part.entityId)?.version ?? 0 };
  }

  #apply({ entity, entityId: id, op, set }: RecordPart): void {
    if (op === 'delete') {
      this.rows.delete(id);
      return;
    }
    const before = this.rows.get(id);
    const values = Object.entries({ ...before?.values, ...set }).filter(([, value]) => value !== null);
    const version = (before?.version ?? 0) + 1;
    this.rows.set(id, { id, entity, version, values: Object.fromEntries(values), made: {} });
  }

  /** Undoes everything, the last first. @throws Error where something cannot be undone */
  undoAll(): void {
    for (const entry of this.#journal.toReversed()) {
      const inverse = undoing(entry, { rowOf: (id) => this.rows.get(id), idListsOf: () => [] });
      if (!inverse.ok) throw new Error(`${entry.label}: ${inverse.reason}`);
      for (const part of inverse.parts) this.#apply(part);
    }
  }

  /** What the plan says, whatever it went through. */
  said(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.rows].map(([id, { values }]) => [id, values]));
  }
}
