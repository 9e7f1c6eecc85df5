import {
  defaultLayerIds,
  groundLayers,
  isSoilLayerId,
  kinds,
  waterLayers,
  withGroundLook,
  type GroundLayerId,
  type GroundLookId,
  type KindId,
  type LayerPreset,
} from '@tussock/domain';
import type { Bounds } from '@tussock/geometry';

/** Spec §3 "Map state": what a person views and works on, for the open plan. */
export interface MapState {
  /** Ids of the visible layers. */
  readonly filters: readonly string[];
  readonly selectedImportedLayers: readonly string[];
  /** Visible layers of the ground under the farm: relief, contours, photographs. */
  readonly groundLayers: readonly GroundLayerId[];
  readonly showAllLabels: boolean;
  readonly riskLayers: RiskLayers;
  /** Last camera position of the map, by address. */
  readonly urlToCameraPosition: Readonly<Record<string, CameraPosition>>;
  /** Bounds that the map should go to, until it has gone there: around a shape, or a point without any size. */
  readonly placeAsked: Bounds | null;
  readonly activeFeature: string | null;
  readonly newFeature: NewFeature | null;
  readonly isEditingFeatureShape: boolean;
  /** Whether a drawing tool with its own undo is open: Ctrl Z steps back there first, before saved changes. */
  readonly hasOwnSteps: boolean;
}

export interface CameraPosition {
  readonly center: readonly [longitude: number, latitude: number];
  readonly zoom: number;
}

export interface RiskLayers {
  readonly fenceLines: boolean;
  readonly lmu: { readonly enabled: boolean; readonly type: string };
  readonly transects: { readonly enabled: boolean; readonly type: string };
}

export interface NewFeature {
  readonly name: string;
  readonly type: KindId;
  readonly mode: 'draw_polygon' | 'draw_line_string' | 'draw_point';
}

/** Spec §3: a new feature starts without a name, as a land management unit, drawn as an area. */
export const startingNewFeature: NewFeature = { name: '', type: kinds.lmu.id, mode: 'draw_polygon' };

export const startingMapState: MapState = {
  filters: defaultLayerIds,
  // The ground as it is: a person takes away what they do not want to see.
  selectedImportedLayers: waterLayers.map(({ id }) => id),
  groundLayers: groundLayers.flatMap(({ id, isShownAtFirst }) => (isShownAtFirst ? [id] : [])),
  showAllLabels: true,
  riskLayers: {
    fenceLines: false,
    lmu: { enabled: false, type: 'nLeaching' },
    transects: { enabled: false, type: 'pH' },
  },
  urlToCameraPosition: {},
  placeAsked: null,
  activeFeature: null,
  newFeature: null,
  isEditingFeatureShape: false,
  hasOwnSteps: false,
};

/** A layer of the ground that is shown or hidden, or a look of all of it. */
type GroundChoice = { readonly toggled: GroundLayerId } | { readonly look: GroundLookId };

/** Events that change the state of the map. */
export type MapEvent =
  | { readonly type: 'planChanged'; readonly filters: readonly string[] | null }
  | { readonly type: 'layerToggled'; readonly id: string }
  /** Shows a layer after something was saved to it, even if it was hidden. */
  | { readonly type: 'layerShown'; readonly id: string }
  | { readonly type: 'presetChosen'; readonly preset: LayerPreset }
  | { readonly type: 'importedLayerToggled'; readonly id: string }
  /** Shows an imported layer after it was saved. */
  | { readonly type: 'importedLayerShown'; readonly id: string }
  | ({ readonly type: 'groundChosen' } & GroundChoice)
  | { readonly type: 'labelsToggled' }
  | { readonly type: 'riskLayerToggled'; readonly layer: keyof RiskLayers }
  | {
      readonly type: 'riskLayerTypeChosen';
      readonly layer: Exclude<keyof RiskLayers, 'fenceLines'>;
      readonly shown: string;
    }
  | { readonly type: 'cameraMoved'; readonly url: string; readonly camera: CameraPosition }
  | { readonly type: 'placeAsked'; readonly at: MapState['placeAsked'] }
  | { readonly type: 'newFeatureSet'; readonly feature: NewFeature | null }
  | { readonly type: 'activeFeatureSet'; readonly id: string | null }
  | { readonly type: 'shapeEditingSet'; readonly isEditing: boolean }
  | { readonly type: 'ownStepsSet'; readonly hasSteps: boolean };

const toggled = <Id extends string>(ids: readonly Id[], id: Id): readonly Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Keeps only the soil map that was switched on last, since one hides another. */
const oneSoil = (shown: readonly GroundLayerId[], last: GroundLayerId): readonly GroundLayerId[] =>
  isSoilLayerId(last) ? shown.filter((id) => id === last || !isSoilLayerId(id)) : shown;
const nextGround = (shown: readonly GroundLayerId[], choice: GroundChoice): readonly GroundLayerId[] =>
  'look' in choice
    ? withGroundLook(shown, choice.look)
    : oneSoil(toggled(shown, choice.toggled), choice.toggled);
const withId = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [...ids, id];

const toggleRisk = (layers: RiskLayers, layer: keyof RiskLayers): RiskLayers =>
  layer === 'fenceLines'
    ? { ...layers, fenceLines: !layers.fenceLines }
    : { ...layers, [layer]: { ...layers[layer], enabled: !layers[layer].enabled } };

/** The colours of a preset; which risk and which analyte is shown stays. */
const colouredBy = ({ colours }: LayerPreset, { lmu, transects }: RiskLayers): RiskLayers => ({
  fenceLines: colours.fenceLines,
  lmu: { ...lmu, enabled: colours.landUnits },
  transects: { ...transects, enabled: colours.transects },
});

/** Whether the map shows exactly what a preset shows. */
export function isPresetShown({ filters, riskLayers }: MapState, preset: LayerPreset): boolean {
  const colours = colouredBy(preset, riskLayers);
  return (
    filters.length === preset.layers.length &&
    preset.layers.every((id) => filters.includes(id)) &&
    colours.fenceLines === riskLayers.fenceLines &&
    colours.lmu.enabled === riskLayers.lmu.enabled &&
    colours.transects.enabled === riskLayers.transects.enabled
  );
}

const withLayer = (state: MapState, id: string): MapState => ({
  ...state,
  filters: withId(state.filters, id),
});

/** Spec §4: reduces an event to the next state of the map. */
export function nextMapState(state: MapState, event: MapEvent): MapState {
  switch (event.type) {
    case 'planChanged':
      // Everything starts afresh but the imported layers, which a person lays over several farms.
      return {
        ...startingMapState,
        selectedImportedLayers: state.selectedImportedLayers,
        groundLayers: state.groundLayers,
        filters: event.filters ?? startingMapState.filters,
      };
    case 'layerToggled':
      return { ...state, filters: toggled(state.filters, event.id) };
    case 'layerShown':
      return withLayer(state, event.id);
    case 'presetChosen':
      return {
        ...state,
        filters: event.preset.layers,
        riskLayers: colouredBy(event.preset, state.riskLayers),
      };
    case 'importedLayerToggled':
      return { ...state, selectedImportedLayers: toggled(state.selectedImportedLayers, event.id) };
    case 'importedLayerShown':
      return { ...state, selectedImportedLayers: withId(state.selectedImportedLayers, event.id) };
    case 'groundChosen':
      return { ...state, groundLayers: nextGround(state.groundLayers, event) };
    case 'labelsToggled':
      return { ...state, showAllLabels: !state.showAllLabels };
    case 'riskLayerToggled':
      return { ...state, riskLayers: toggleRisk(state.riskLayers, event.layer) };
    case 'riskLayerTypeChosen': {
      const { riskLayers } = state;
      return {
        ...state,
        riskLayers: { ...riskLayers, [event.layer]: { ...riskLayers[event.layer], type: event.shown } },
      };
    }
    case 'cameraMoved':
      return { ...state, urlToCameraPosition: { ...state.urlToCameraPosition, [event.url]: event.camera } };
    case 'placeAsked':
      return { ...state, placeAsked: event.at };
    case 'newFeatureSet':
      return {
        ...state,
        newFeature: event.feature,
        activeFeature: event.feature ? null : state.activeFeature,
      };
    case 'activeFeatureSet':
      // While something new is being drawn, a click on the map belongs to the drawing.
      return state.newFeature ? state : { ...state, activeFeature: event.id };
    case 'shapeEditingSet':
      return { ...state, isEditingFeatureShape: event.isEditing };
    case 'ownStepsSet':
      return { ...state, hasOwnSteps: event.hasSteps };
  }
}
