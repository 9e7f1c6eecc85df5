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

/** Where a boundary comes from that no titles were chosen for. */
export type OutlineSource = 'drawn' | 'imported';

/** The name that people gave to a block, and a place in it: it stays with the ground when titles come and go. */
export interface BlockName {
  readonly name: string;
  readonly at: Position;
}

/** What people say of a boundary by hand, as the plan's record keeps it beside the titles. */
export interface BoundaryByHand {
  /** Drawn or imported, for a farm whose titles cannot be asked for. */
  readonly outline?: PolygonalGeometry;
  readonly outlineFrom?: OutlineSource;
  /** Somebody has said that the outline is right. */
  readonly outlineChecked?: true;
  readonly blockNames?: readonly BlockName[];
}

/** What a boundary stands on; an outline is to be checked until titles are chosen or somebody says that it is right. */
export type BoundaryStanding = 'none' | 'titles' | 'toBeChecked' | 'checked';

type Values = Readonly<Record<string, unknown>>;

/** The longest name of a block; characters. */
const LONGEST_NAME = 60;
const MOST_NAMES = 500;

const isNonEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** What the values of a boundary say that it stands on. */
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

/** The names of blocks in the values of a boundary; what is none is left out. */
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

/** What the values of a boundary say by hand, checked; titles take the place of an outline. */
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

/** The name that people gave to a block; undefined where they gave none. Of several in one block the first is meant. */
export const givenName = (block: PolygonalGeometry, names: readonly BlockName[]): string | undefined =>
  names.find(({ at }) => containsPoint(block, at))?.name;

/** What each block is called: the name it was given, else the farm's, with a number where there are several. */
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

/** The blocks that values by hand make while the server has not made them, at its own precision; null where titles make them. */
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

/** The names with that of one block changed; without it where the new one is empty. */
export function renameBlock(
  names: readonly BlockName[],
  block: PolygonalGeometry,
  name: string,
): readonly BlockName[] {
  const others = names.filter(({ at }) => !containsPoint(block, at));
  return name.trim() === '' ? others : [...others, { name: name.trim(), at: labelPoint(block) }];
}
