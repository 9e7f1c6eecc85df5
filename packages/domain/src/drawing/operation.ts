import type {
  Geometry,
  LineGeometry,
  MultiLineGeometry,
  PolygonalGeometry,
  PolygonGeometry,
  Position,
} from '@tussock/geometry';
import type { AnyKind, Attributes } from '../derive/any-kind.ts';

/** A feature as the drawing verbs see it. */
export interface DrawnThing {
  readonly id: string;
  readonly kind: AnyKind;
  readonly geometry: Geometry;
  readonly attributes: Attributes;
}

/** The farm on the map, and what is chosen on it. */
export interface DrawingGround {
  readonly things: readonly DrawnThing[];
  readonly boundary: readonly PolygonalGeometry[];
  /** Its area of record; that of the shapes above where it is left out. */
  readonly boundaryHectares?: number | undefined;
  readonly chosen: DrawnThing | undefined;
  /** The kind that the ground is looked at as shared out among, and its gaps are filled by; what is chosen says it, or paddocks, where it is left out. */
  readonly sharedAmong?: AnyKind;
  readonly mayEdit: boolean;
  /** Shapes that are held as they are, by id; none where it is left out. */
  readonly locked?: ReadonlySet<string>;
}

/** What a person shows on the map for a verb: corners to drag, a line or an area to draw, another shape to click. */
export interface Shown {
  readonly line: LineGeometry;
  readonly area: PolygonGeometry;
  readonly thing: DrawnThing;
  readonly place: Position;
}
export type Asks = 'corners' | 'metres' | keyof Shown;

/** What is written of one thing, as the plan's record takes it. */
export interface DrawingPart {
  readonly entity: AnyKind['id'];
  readonly entityId: string;
  readonly op: 'create' | 'update' | 'delete';
  readonly set: Readonly<Record<string, unknown>>;
}

/** One write of all shapes that an edit moves: one step of undo. */
export interface DrawingWrite {
  readonly ok: true;
  /** What is done, in words: the text of undo. */
  readonly label: string;
  readonly parts: readonly DrawingPart[];
}
export type DrawingOutcome = DrawingWrite | { readonly ok: false; readonly message: string };

interface Verb {
  readonly id: string;
  readonly label: string;
  readonly icon: 'pencil' | 'split' | 'plus' | 'snap' | 'minus' | 'layers';
  /** One key, while no field is typed in. */
  readonly shortcut: string;
  /** What to do on the map, to whoever has chosen the verb. */
  readonly howTo: string;
  /** What it is called where nothing is chosen and it is done to the farm; left out where it needs something chosen. */
  readonly ofFarm?: string;
  /** Null where it can be done; a sentence where it cannot. */
  readonly whyNot: (ground: DrawingGround) => string | null;
}

/** A verb of drawing, declared once: toolbar, menu, list of shortcuts, undo text and availability come from here. */
export type DrawingOperation = Verb &
  (
    | { readonly asks: 'corners' }
    /** Gives the outline of something new, which is then named and saved. */
    | { readonly asks: 'place'; readonly outline: (ground: DrawingGround, at: Position) => Outline }
    /** Gives a new shape so many metres from what is chosen, which is then named and saved. */
    | {
        readonly asks: 'metres';
        readonly usually: number;
        readonly beside: (ground: DrawingGround, metres: number) => Beside;
      }
    | {
        readonly [A in 'line' | 'area' | 'thing']: {
          readonly asks: A;
          readonly write: (ground: DrawingGround, shown: Shown[A], newId: () => string) => DrawingOutcome;
        };
      }['line' | 'area' | 'thing']
  );

export type Outline =
  | { readonly ok: true; readonly geometry: PolygonGeometry }
  | { readonly ok: false; readonly message: string };

/** A new shape, and what it is of; of several lines each becomes a thing of its own. */
export type Beside =
  | {
      readonly ok: true;
      readonly kind: AnyKind;
      readonly geometry: PolygonGeometry | LineGeometry | MultiLineGeometry;
    }
  | { readonly ok: false; readonly message: string };
