import type { RecordPart, RecordRow } from '@tussock/contract';
import {
  drawingOperations,
  GEOMETRY,
  kindById,
  kinds,
  type DrawingGround,
  type DrawingOutcome,
  type DrawnThing,
} from '@tussock/domain';
import { bounds, boundsMeet, type PolygonGeometry, type Position } from '@tussock/geometry';
import { journalPartOf, undoing } from '@tussock/replica';

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
    const verb = drawingOperations[Math.floor(this.#random() * drawingOperations.length)];
    const newId = (): string => `made-${(this.#made += 1)}`;
    if (!ground.chosen) return undefined;
    const spot = this.#spotsAround(ground.chosen);
    if (verb?.asks === 'line')
      return verb.write(ground, { type: 'LineString', coordinates: [spot(), spot(), spot()] }, newId);
    if (verb?.asks !== 'thing') return undefined;
    const box = bounds(ground.chosen.geometry);
    const beside = ground.things.filter(({ geometry }) => boundsMeet(bounds(geometry), box));
    const other = beside[Math.floor(this.#random() * beside.length)];
    return other && other.id !== ground.chosen?.id ? verb.write(ground, other, newId) : undefined;
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
