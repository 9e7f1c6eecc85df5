import type { GroundLayerId, GroundLookId } from '@tussock/domain';
import type { Bounds, EdgeEnds, Geometry, Position } from '@tussock/geometry';
import type { ReactNode, Ref } from 'react';
import type { DrawingWish, DrawnShape } from './draw/drawn-shape.ts';
import type { TileSettings } from './engine/paper-style.ts';
import type { Camera } from './camera.ts';
import type { ImportedMapLayer } from './layers/imported-layers.ts';
import type { MapFeature } from './layers/map-feature.ts';

export interface MapShape {
  readonly id: string;
  readonly geometry: Geometry;
  /** Label on the shape, for the few shapes that have one. */
  readonly label?: string;
}

/** A drawing in progress. Another `key` starts another drawing. */
export interface Drawing extends DrawingWish {
  readonly key: string;
  /** The feature being changed: it is hidden in the plan's layer meanwhile. */
  readonly featureId?: string | undefined;
}

export interface PlanMapHandle {
  undo(): void;
  redo(): void;
  addCornerAtCentre(): void;
  takeCornerOut(): void;
  /** Finishes a new shape from the corners set so far. */
  finish(): void;
  /** Sets the end of the running edge exactly. */
  setEdgeEnd(at: Position): void;
  moveEdge(edge: EdgeEnds, to: EdgeEnds): void;
  moveCorner(old: Position, now: Position): void;
  /** Switches border tracing on or off for the next corner. */
  trace(isOn: boolean): void;
  /** Reverses the last traced stretch, so that it goes round the other way. */
  turnTrace(): void;
  /** Position of the cross; null before there is a map. */
  centre(): Position | null;
  fitTo(bounds: Bounds): void;
  /** Moves the map only where the bounds are not visible already. */
  bringIntoView(bounds: Bounds): void;
  /** Moves near enough to tell neighbouring features apart. */
  goTo(at: Position): void;
  /** Focuses the map: arrow keys then move it under the cross. */
  focus(): void;
}

export interface PlanMapProps {
  /** Accessible name of the map. */
  readonly label: string;
  readonly tiles: TileSettings;
  readonly attribution: string;
  /** The camera left at this address; without it the map goes to `bounds`. */
  readonly camera?: Camera | undefined;
  readonly bounds?: Bounds | undefined;
  readonly onCamera?: (camera: Camera) => void;
  /** Bounds to go to as soon as there is a map; `onWent` is called when it has. */
  readonly goingTo?: Bounds | null;
  readonly onWent?: () => void;
  readonly features: readonly MapFeature[];
  /** Whether the farm is still loading, so that not all of it is drawn. */
  readonly isLoading?: boolean;
  readonly boundary: readonly MapShape[];
  readonly chosenTitles?: readonly MapShape[];
  /** Titles found by a search, outlined so that they stand out from their neighbours. */
  readonly foundTitles?: readonly MapShape[];
  /** Shapes to highlight beside what is drawn. */
  readonly marked?: readonly MapShape[];
  readonly overlaps?: readonly MapShape[];
  /** Visible imported layers, below everything of the plan. */
  readonly importedLayers?: readonly ImportedMapLayer[];
  readonly visibleLayers: readonly string[];
  /** Visible water layers; default: all. */
  readonly waterLayers?: readonly string[];
  /** Visible layers of the ground under the farm; default: those of a first visit. */
  readonly groundLayers?: readonly GroundLayerId[];
  /** Called when another ground is chosen on the map, by its switch or its key; left out where there is no choice. */
  readonly onGroundLook?: (look: GroundLookId) => void;
  readonly hasLabels: boolean;
  /** Zoom from which names are shown; few features can show theirs earlier. */
  readonly labelZoom?: number;
  readonly hasTitles?: boolean;
  /** Shows a cross at the centre, where things are added. While something is drawn there always is one. */
  readonly hasCross?: boolean;
  readonly selectedId?: string | null;
  readonly onFeatureClick?: (id: string, position: Position) => void;
  /** Called with the position of the pointer; null once it has left the map. */
  readonly onPointer?: (position: Position | null) => void;
  readonly onGroundClick?: (position: Position) => void;
  readonly drawing?: Drawing | null;
  readonly onDraw?: (drawn: DrawnShape) => void;
  /** Content over the map, e.g. at a shape. */
  readonly children?: ReactNode;
  readonly ref?: Ref<PlanMapHandle>;
}
