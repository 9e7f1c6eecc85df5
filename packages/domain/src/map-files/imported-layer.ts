import { checkFields } from '../codecs/field-checks.ts';
import type { FieldRefusal } from '../codecs/field-codec.ts';
import { isUuid } from '../codecs/is-uuid.ts';
import type { AttributesOf, Fields } from '../kind/field.ts';
import { defineOptions, type OptionKey } from '../kind/options.ts';

/** Colours that no kind has to itself: what is imported is told from what was drawn. */
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

/** Each as it is drawn. */
export const layerColourHex: { readonly [C in LayerColour]: string } = {
  violet: '#6d3fc0',
  magenta: '#b5179e',
  orange: '#c2570c',
  cyan: '#0b7d92',
  lime: '#5a7d0a',
  black: '#222222',
};

/** What is not kept yet, as a preview draws it. */
export const unsavedPreview = '#d6006c';
/** The outline that a mended shape of it had before. */
export const unsavedBefore = '#1f3fae';

export const LAYER_NAME_CHARACTERS = 80;
const MOST_OF_A_SHAPE = 1_000_000;
const count = (label: string) =>
  ({ type: 'integer', label, min: 0, max: MOST_OF_A_SHAPE, step: 1, required: true }) as const;

/** What is said of a layer: its name and colour by people, and what was in its file by whoever kept it. */
export const importedLayerFields = {
  name: { type: 'text', label: 'Name', maxLength: LAYER_NAME_CHARACTERS, required: true },
  colour: { type: 'enum', label: 'Colour', options: layerColours, required: true },
  source: { type: 'text', label: 'File', maxLength: 200 },
  areas: count('Areas'),
  lines: count('Lines'),
  points: count('Points'),
} as const satisfies Fields;

/** Values beside the fields: the file of the plan that holds its features, and the box around them. */
export const importedLayerLinks = { fileId: 'Features', bounds: 'Extent' } as const;

/** A layer that lies under the farm: somebody else's data, to look at and to trace. */
export type ImportedLayer = AttributesOf<typeof importedLayerFields> & {
  readonly fileId: string;
  /** West, south, east, north. */
  readonly bounds: readonly number[];
};

export type CheckedLayer =
  | { readonly ok: true; readonly values: ImportedLayer }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

/** Longitudes may be counted past 180, latitudes not past a pole: no map can be moved there. */
const FARTHEST = [360, 90, 360, 90] as const;
const isBox = (bounds: unknown): bounds is readonly number[] =>
  Array.isArray(bounds) &&
  bounds.length === 4 &&
  FARTHEST.every((most, edge) => Number.isFinite(bounds[edge]) && Math.abs(bounds[edge] as number) <= most); // found finite just before

/** Checks what is written of a layer: the one check of the page and of the server. */
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

/** The folder of a plan's documents in which the features of its layers lie. */
export const LAYER_FOLDER = 'Imported layers';
