import { checkFields } from '../codecs/field-checks.ts';
import type { FieldRefusal } from '../codecs/field-codec.ts';
import { isUuid } from '../codecs/is-uuid.ts';
import type { AttributesOf, Fields } from '../kind/field.ts';
import { defineOptions, type OptionKey } from '../kind/options.ts';

/** Colours of imported layers; no kind uses them, so that imported and drawn features look different. */
const layerColours = defineOptions([
  { key: 'violet', label: 'Violet' },
  { key: 'magenta', label: 'Magenta' },
  { key: 'orange', label: 'Orange' },
  { key: 'cyan', label: 'Cyan' },
  { key: 'lime', label: 'Lime' },
  { key: 'black', label: 'Black' },
]);
export type LayerColour = OptionKey<typeof layerColours>;
export const layerColourKeys: readonly LayerColour[] = layerColours.map(({ key }) => key);

/** Hex values of the layer colours. */
export const layerColourHex: { readonly [C in LayerColour]: string } = {
  violet: '#6d3fc0',
  magenta: '#b5179e',
  orange: '#c2570c',
  cyan: '#0b7d92',
  lime: '#5a7d0a',
  black: '#222222',
};

/** Colour of unsaved shapes in a preview. */
export const unsavedPreview = '#d6006c';
/** Colour of a repaired shape's previous outline. */
export const unsavedBefore = '#1f3fae';

export const LAYER_NAME_CHARACTERS = 80;
const MOST_OF_A_SHAPE = 1_000_000;
const count = (label: string) =>
  ({ type: 'integer', label, min: 0, max: MOST_OF_A_SHAPE, step: 1, required: true }) as const;

/** Fields of an imported layer: its name and colour, set by people, and a description of its file, set on import. */
export const importedLayerFields = {
  name: { type: 'text', label: 'Name', maxLength: LAYER_NAME_CHARACTERS, required: true },
  colour: { type: 'enum', label: 'Colour', options: layerColours, required: true },
  source: { type: 'text', label: 'File', maxLength: 200 },
  areas: count('Areas'),
  lines: count('Lines'),
  points: count('Points'),
} as const satisfies Fields;

/** Values besides the fields: the plan's file with its features, and its bounding box. */
export const importedLayerLinks = { fileId: 'Features', bounds: 'Extent' } as const;

/** Imported layer under the farm: data of others, for viewing and tracing. */
export type ImportedLayer = AttributesOf<typeof importedLayerFields> & {
  readonly fileId: string;
  /** Bounding box: west, south, east, north. */
  readonly bounds: readonly number[];
};

export type CheckedLayer =
  | { readonly ok: true; readonly values: ImportedLayer }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

/** Limits of a bounding box: longitudes may exceed 180, latitudes cannot pass a pole. */
const FARTHEST = [360, 90, 360, 90] as const;
const isBox = (bounds: unknown): bounds is readonly number[] =>
  Array.isArray(bounds) &&
  bounds.length === 4 &&
  FARTHEST.every((most, edge) => Number.isFinite(bounds[edge]) && Math.abs(bounds[edge] as number) <= most); // found finite just before

/** Validates the values of a layer. The page and the server use this same check. */
export function checkImportedLayer({
  fileId,
  bounds,
  ...written
}: Readonly<Record<string, unknown>>): CheckedLayer {
  const checked = checkFields(importedLayerFields, written);
  const hasFile = typeof fileId === 'string' && isUuid(fileId);
  const refusals = [
    ...(checked.ok ? [] : checked.refusals),
    ...(hasFile ? [] : [{ field: 'fileId', message: 'The layer has no file' }]),
    ...(isBox(bounds) ? [] : [{ field: 'bounds', message: 'The layer does not say where it lies' }]),
  ];
  if (!checked.ok || !hasFile || !isBox(bounds)) return { ok: false, refusals };
  const attributes = checked.attributes as AttributesOf<typeof importedLayerFields>; // checked against these very fields
  return { ok: true, values: { ...attributes, fileId, bounds } };
}

/** Folder of a plan's documents with the features of its layers. */
export const LAYER_FOLDER = 'Imported layers';
