import type { GroundLayerId } from '@tussock/domain';
import type { Bounds, EdgeEnds, Geometry, Position } from '@tussock/geometry';
import type { Ref } from 'react';
import type { DrawingWish, DrawnShape } from './draw/drawn-shape.ts';
import type { TileSettings } from './engine/paper-style.ts';
import type { Camera } from './camera.ts';
import type { ImportedMapLayer } from './layers/imported-layers.ts';
import type { MapFeature } from './layers/map-feature.ts';

export interface MapShape {
  readonly id: string;
  readonly geometry: Geometry;
  /** What stands on it, for the few shapes that are named. */
  readonly label?: string;
}

/** A drawing in progress. A new `key` begins a new one. */
export interface Drawing extends DrawingWish {
  readonly key: string;
  /** The feature that is being changed: it is taken out of the plan's layer meanwhile. */
  readonly featureId?: string | undefined;
}

export interface PlanMapHandle {
  undo(): void;
  redo(): void;
  addCornerAtCentre(): void;
  takeCornerOut(): void;
  /** Takes the corners that are set as the whole of something new. */
  finish(): void;
  /** Puts the end of the running edge exactly there. */
  setEdgeEnd(at: Position): void;
  moveEdge(edge: EdgeEnds, to: EdgeEnds): void;
  moveCorner(old: Position, now: Position): void;
  /** The next corner is gone to along the border, or no longer. */
  trace(isOn: boolean): void;
  /** The stretch that was traced last goes the other way round. */
  turnTrace(): void;
  /** Where the cross stands; null before there is a map. */
  centre(): Position | null;
  fitTo(bounds: Bounds): void;
  /** Moves only where it is not to be seen already. */
  bringIntoView(bounds: Bounds): void;
  /** So near that what stands there is told from what stands beside it. */
  goTo(at: Position): void;
  /** The keyboard goes to the map: arrows move it under the cross. */
  focus(): void;
}

export interface PlanMapProps {
  /** What the map shows, for those who hear it. */
  readonly label: string;
  readonly tiles: TileSettings;
  readonly attribution: string;
  /** Where this address was left; without it the map goes to `bounds`. */
  readonly camera?: Camera | undefined;
  readonly bounds?: Bounds | undefined;
  readonly onCamera?: (camera: Camera) => void;
  /** What to go to, as soon as there is a map; `onWent` hears that it has. */
  readonly goingTo?: Bounds | null;
  readonly onWent?: () => void;
  readonly features: readonly MapFeature[];
  /** The farm is on its way: what is drawn is not all of it. */
  readonly isLoading?: boolean;
  readonly boundary: readonly MapShape[];
  readonly chosenTitles?: readonly MapShape[];
  /** Titles that a search found: outlined, so that they can be told from their neighbours. */
  readonly foundTitles?: readonly MapShape[];
  /** What somebody is asked to look at beside what is drawn. */
  readonly marked?: readonly MapShape[];
  readonly overlaps?: readonly MapShape[];
  /** Chosen layers that were brought in, under everything of the plan. */
  readonly importedLayers?: readonly ImportedMapLayer[];
  readonly visibleLayers: readonly string[];
  /** The chosen layers of the water under the farm; all of them where it is left out. */
  readonly waterLayers?: readonly string[];
  /** The chosen layers of the ground under the farm; those of a first visit where it is left out. */
  readonly groundLayers?: readonly GroundLayerId[];
  readonly hasLabels: boolean;
  /** Names are shown from here on; for few features they need not wait until the farm is near. */
  readonly labelZoom?: number;
  readonly hasTitles?: boolean;
  /** A cross at the middle: what is added is added there. While something is drawn there is one always. */
  readonly hasCross?: boolean;
  readonly selectedId?: string | null;
  readonly onFeatureClick?: (id: string, position: Position) => void;
  /** Where the pointer is; null once it has left the map. */
  readonly onPointer?: (position: Position | null) => void;
  readonly onGroundClick?: (position: Position) => void;
  readonly drawing?: Drawing | null;
  readonly onDraw?: (drawn: DrawnShape) => void;
  readonly ref?: Ref<PlanMapHandle>;
}
