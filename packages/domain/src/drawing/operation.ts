import type {
  Geometry,
  LineGeometry,
  MultiLineGeometry,
  PolygonalGeometry,
  PolygonGeometry,
  Position,
} from '@tussock/geometry';
import type { AnyKind, Attributes } from '../derive/any-kind.ts';

/** Feature as drawing operations use it. */
export interface DrawnThing {
  readonly id: string;
  readonly kind: AnyKind;
  readonly geometry: Geometry;
  readonly attributes: Attributes;
}

/** Features and boundary of the farm on the map, with the selection. */
export interface DrawingGround {
  readonly things: readonly DrawnThing[];
  readonly boundary: readonly PolygonalGeometry[];
  /** Area of record of the boundary; when undefined, that of the shapes above. */
  readonly boundaryHectares?: number | undefined;
  readonly chosen: DrawnThing | undefined;
  /** Kind that divides the ground, for the balance and for filling gaps; when undefined, the selection's kind, or paddocks. */
  readonly sharedAmong?: AnyKind;
  readonly mayEdit: boolean;
  /** Ids of locked shapes; none when undefined. */
  readonly locked?: ReadonlySet<string>;
}

/** Input that a person gives on the map for an operation: corners to drag, a line or an area to draw, another shape to click. */
export interface Shown {
  readonly line: LineGeometry;
  readonly area: PolygonGeometry;
  readonly thing: DrawnThing;
  readonly place: Position;
}
export type Asks = 'corners' | 'metres' | keyof Shown;

/** Part of a write about one thing, as the plan's record takes it. */
export interface DrawingPart {
  readonly entity: AnyKind['id'];
  readonly entityId: string;
  readonly op: 'create' | 'update' | 'delete';
  readonly set: Readonly<Record<string, unknown>>;
}

/** Write of all shapes that an edit changes: one step of undo. */
export interface DrawingWrite {
  readonly ok: true;
  /** Description of the edit, shown for undo. */
  readonly label: string;
  readonly parts: readonly DrawingPart[];
}
export type DrawingOutcome = DrawingWrite | { readonly ok: false; readonly message: string };

interface Verb {
  readonly id: string;
  readonly label: string;
  readonly icon: 'pencil' | 'split' | 'plus' | 'snap' | 'minus' | 'fill' | 'offset';
  /** Where it is offered for a chosen shape: in the bar at it, or in a group under More. */
  readonly offered: 'bar' | 'shape' | 'beside';
  /** Shortcut key, active while no field has the focus. */
  readonly shortcut: string;
  /** Instructions for the map, shown once the operation is chosen. */
  readonly howTo: string;
  /** Label when nothing is selected and the operation applies to the farm; undefined when it needs a selection. */
  readonly ofFarm?: string;
  /** Reason why it is not available, as a sentence; null when it is. */
  readonly whyNot: (ground: DrawingGround) => string | null;
}

/** Drawing operation, declared once: toolbar, menu, list of shortcuts, undo text and availability are derived from it. */
export type DrawingOperation = Verb &
  (
    | { readonly asks: 'corners' }
    /** Creates the outline of a new feature, which is then named and saved. */
    | { readonly asks: 'place'; readonly outline: (ground: DrawingGround, at: Position) => Outline }
    /** Creates a shape at a distance in metres from the selection, which is then named and saved. */
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

/** New shape and its kind; a shape of several lines becomes one feature for each line. */
export type Beside =
  | {
      readonly ok: true;
      readonly kind: AnyKind;
      readonly geometry: PolygonGeometry | LineGeometry | MultiLineGeometry;
    }
  | { readonly ok: false; readonly message: string };
