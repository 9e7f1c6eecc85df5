import { groundLayers, isKindId, type GroundLayerId, isJsonObject } from '@tussock/domain';
import { startingMapState, type CameraPosition, type MapState, type NewFeature } from './map-state.ts';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isCamera = (value: unknown): value is CameraPosition => {
  if (!isJsonObject(value) || !isNumber(value['zoom']) || !Array.isArray(value['center'])) return false;
  const [longitude, latitude] = value['center'] as readonly unknown[];
  return isNumber(longitude) && isNumber(latitude) && Math.abs(latitude) <= 90;
};

const isCameras = (value: unknown): value is MapState['urlToCameraPosition'] =>
  isJsonObject(value) && Object.values(value).every(isCamera);

const isRisk = (value: unknown): value is { readonly enabled: boolean; readonly type: string } =>
  isJsonObject(value) && typeof value['enabled'] === 'boolean' && typeof value['type'] === 'string';

const isRisks = (value: unknown): value is MapState['riskLayers'] =>
  isJsonObject(value) &&
  typeof value['fenceLines'] === 'boolean' &&
  isRisk(value['lmu']) &&
  isRisk(value['transects']);

const modes: readonly unknown[] = [
  'draw_polygon',
  'draw_line_string',
  'draw_point',
] satisfies NewFeature['mode'][];

const isNewFeature = (value: unknown): value is NewFeature | null =>
  value === null ||
  (isJsonObject(value) &&
    typeof value['name'] === 'string' &&
    typeof value['type'] === 'string' &&
    isKindId(value['type']) &&
    modes.includes(value['mode']));

const groundIds: readonly string[] = groundLayers.map(({ id }) => id);
const isGround = (value: unknown): value is readonly GroundLayerId[] =>
  isTexts(value) && value.every((id) => groundIds.includes(id));

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Type checks of the fields of a stored map state. */
const fits: { readonly [K in keyof MapState]: (value: unknown) => value is MapState[K] } = {
  filters: isTexts,
  selectedImportedLayers: isTexts,
  groundLayers: isGround,
  showAllLabels: isFlag,
  riskLayers: isRisks,
  urlToCameraPosition: isCameras,
  // What was asked for before the page was loaded was asked of another page.
  placeAsked: (value): value is null => value === null,
  activeFeature: (value): value is string | null => value === null || typeof value === 'string',
  newFeature: isNewFeature,
  isEditingFeatureShape: isFlag,
  // No tools stand over a map that is not there yet.
  hasOwnSteps: (value): value is false => value === false,
};

/** Reads a stored map state; fields of a former shape fall back to the initial ones. */
export function readMapState(kept: unknown): MapState {
  if (!isJsonObject(kept)) return startingMapState;
  const fitting = Object.entries(fits).filter(([key, isFitting]) => isFitting(kept[key]));
  return { ...startingMapState, ...Object.fromEntries(fitting.map(([key]) => [key, kept[key]])) };
}
