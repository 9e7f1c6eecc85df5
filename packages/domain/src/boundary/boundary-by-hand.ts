import {
  areaHectares,
  checkGeometry,
  containsPoint,
  labelPoint,
  polygonsOf,
  type PolygonalGeometry,
  type PolygonGeometry,
  type Position,
} from '@tussock/geometry';
import type { FieldRefusal } from '../codecs/field-codec.ts';

/** Source of a boundary without titles. */
export type OutlineSource = 'drawn' | 'imported';

/** Name that people gave to a block, with a position in it, so that the name stays with the ground when titles change. */
export interface BlockName {
  readonly name: string;
  readonly at: Position;
}

/** Values of a boundary that people enter by hand; the plan's record stores them beside the titles. */
export interface BoundaryByHand {
  /** Outline that was drawn or imported, for a farm whose titles are not available. */
  readonly outline?: PolygonalGeometry;
  readonly outlineFrom?: OutlineSource;
  /** True once a person confirmed that the outline is correct. */
  readonly outlineChecked?: true;
  readonly blockNames?: readonly BlockName[];
}

/** Basis of a boundary. An outline has to be checked until titles are chosen or a person confirms it. */
export type BoundaryStanding = 'none' | 'titles' | 'toBeChecked' | 'checked';

type Values = Readonly<Record<string, unknown>>;

/** Maximum length of a block's name, in characters. */
const LONGEST_NAME = 60;
const MOST_NAMES = 500;

const isNonEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Finds the basis of a boundary from its values. */
export function boundaryStanding(values: Values): BoundaryStanding {
  if (isNonEmptyList(values['titles'])) return 'titles';
  if (!values['outline']) return 'none';
  return values['outlineChecked'] === true ? 'checked' : 'toBeChecked';
}

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part));

function readName(value: unknown): readonly BlockName[] {
  const { name, at } = (value ?? {}) as { readonly name?: unknown; readonly at?: unknown }; // judged below
  const isWhole = typeof name === 'string' && name.trim() !== '' && name.trim().length <= LONGEST_NAME;
  return isWhole && isPosition(at) ? [{ name: name.trim(), at }] : [];
}

/** Lists the block names in the values of a boundary; invalid ones are left out. */
export const blockNamesOf = (values: Values): readonly BlockName[] =>
  Array.isArray(values['blockNames']) ? values['blockNames'].flatMap(readName) : [];

type Read<Part> =
  | { readonly ok: true; readonly part: Part }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

function readOutline({ outline, outlineFrom, outlineChecked }: Values): Read<BoundaryByHand> {
  if (outline === undefined || outline === null) return { ok: true, part: {} };
  const checked = checkGeometry(outline, ['polygon']);
  if (!checked.ok) {
    const refusals = checked.reasons.map(({ message }) => ({ field: 'outline', message }));
    return { ok: false, refusals };
  }
  return {
    ok: true,
    part: {
      outline: checked.geometry as PolygonalGeometry, // no other shape was allowed
      outlineFrom: outlineFrom === 'imported' ? 'imported' : 'drawn',
      ...(outlineChecked === true ? { outlineChecked } : {}),
    },
  };
}

/** Validates the values of a boundary entered by hand. Titles replace an outline. */
export function readByHand(values: Values): Read<BoundaryByHand> {
  const outline = readOutline(isNonEmptyList(values['titles']) ? {} : values);
  if (!outline.ok) return outline;
  const told: unknown = values['blockNames'] ?? [];
  const blockNames = blockNamesOf(values);
  if (!Array.isArray(told) || told.length > MOST_NAMES || told.length !== blockNames.length) {
    const message = `A block has a name of at most ${LONGEST_NAME} characters, and a place`;
    return { ok: false, refusals: [{ field: 'blockNames', message }] };
  }
  return { ok: true, part: { ...outline.part, ...(blockNames.length > 0 ? { blockNames } : {}) } };
}

/** Name that people gave to a block; undefined when they gave none. When a block has several, the first counts. */
export const givenName = (block: PolygonalGeometry, names: readonly BlockName[]): string | undefined =>
  names.find(({ at }) => containsPoint(block, at))?.name;

/** Names of all blocks: the given name, else the farm's, with a number when there are several. */
export function namesOfBlocks(
  blocks: readonly PolygonalGeometry[],
  names: readonly BlockName[],
  propertyName: string,
): readonly string[] {
  return blocks.map((block, index) => {
    const given = givenName(block, names);
    if (given !== undefined || blocks.length === 1) return given ?? propertyName;
    return propertyName ? `${propertyName}, block ${index + 1}` : `Block ${index + 1}`;
  });
}

/**
 * Computes blocks from values entered by hand before the server has done so, at the server's precision; null when titles make the blocks.
 */
export function blocksByHand(values: Values, propertyName: string) {
  const { outline } = values;
  if (boundaryStanding(values) === 'titles' || !outline) return null;
  const blocks = polygonsOf(outline as PolygonalGeometry) // kept by readByHand, or drawn here
    .map((coordinates): PolygonGeometry => ({ type: 'Polygon', coordinates }));
  const names = namesOfBlocks(blocks, blockNamesOf(values), propertyName);
  return blocks.map((geometry, index) => ({
    type: 'Feature' as const,
    geometry,
    properties: {
      id: `boundary-${index}`,
      name: names[index] ?? propertyName,
      areaHectares: areaHectares(geometry),
    },
  }));
}

/** Renames a block; an empty name removes it. */
export function renameBlock(
  names: readonly BlockName[],
  block: PolygonalGeometry,
  name: string,
): readonly BlockName[] {
  const others = names.filter(({ at }) => !containsPoint(block, at));
  return name.trim() === '' ? others : [...others, { name: name.trim(), at: labelPoint(block) }];
}
