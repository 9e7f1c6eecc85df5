import type { SpreaderLine } from '@tussock/contract';
import {
  isOneOf,
  dayOfZonedTime,
  foldForSearch,
  fertiliserLibrary,
  isGrazed,
  isLargerThanGround,
  kinds,
  nameOfFeature,
  nutrients,
  readDelimited,
  readNumberText,
  formatHectares,
  unguardFormula,
  valuesOf,
  type Attributes,
  type FarmFeature,
  type FertiliserPlan,
  textOrNone,
} from '@tussock/domain';
import Papa from 'papaparse';
import { AppError } from '../../platform/http/app-error.ts';

/** Most lines of a file, more than a contractor's truck makes in a year; each line becomes an application. */
const MOST_LINES = 5000;

/** A line with its meaning on this plan; complete only for a line without problems. */
export interface ReadLine extends Omit<SpreaderLine, 'state'> {
  readonly target: FarmFeature | undefined;
  readonly content: Attributes | undefined;
  /** Content of the line beside day and place, independent of the plan: the product, and its figures as read. */
  readonly said: readonly (string | number | null)[];
}

const NOUN = kinds.paddock.names.inSentence;

/** Headings in the files of spreaders, in lower case without spaces, units and signs. */
const HEADINGS = {
  date: ['date', 'dateapplied', 'applicationdate', 'spreaddate'],
  place: [NOUN, 'paddockname', 'field', 'fieldname', 'block'],
  product: ['product', 'productname', 'fertilisertype', 'fertilizer', 'material'],
  rate: ['rate', 'applicationrate', 'ratekgha', 'actualrate', 'kgha'],
  quantity: ['quantity', 'quantitykg', 'quantityt', 'tonnes', 'totalkg', 'amount', 'weightkg', 'kg'],
  area: ['area', 'areaha', 'hectares', 'ha', 'spreadarea'],
} as const;
type Column = keyof typeof HEADINGS;

const plainWord = (text: string): string => foldForSearch(text).replaceAll(/[^a-z0-9]/gu, '');
/** Whether a quantity's heading means tonnes, whatever separates its words. */
const isTonnes = (heading: string): boolean => /^(?:quantityt|tonnes)$/.test(plainWord(heading));

/**
 * 'YYYY-MM-DD' from a date as people or machines here write it, day first; a year of two digits is of this century. A time that says its
 * zone is of the day that it then was here: a truck of the first of July may write a time of the thirtieth of June.
 */
function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?: .*)?$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3]?.length === 2 ? `20${local[3]}` : local[3], local[2], local[1]]
      : [];
  if (!year || !month || !day) return undefined;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${found}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(found)
    ? dayOfZonedTime(text, found)
    : undefined;
}

/** Parses a figure of 0 or more, with or without its unit. Undefined for another unit, since the figure would differ. */
function readAmount(text: string, units: RegExp): number | undefined {
  const amount = readNumberText(text.replace(units, ''));
  return amount === undefined || amount < 0 ? undefined : amount;
}

const HECTARES = /\s*ha$/i;
const KILOGRAMS_A_HECTARE = /\s*kg(?:\/ha)?$/i;
const WEIGHT = /\s*(?:kg|t)$/i;
const KILOGRAMS_IN_TONNE = 1000;

/** Parses a quantity in kilograms: by its own unit, else by that of its column. */
function readKilograms(text: string, isInTonnes: boolean): number | undefined {
  const amount = readAmount(text, WEIGHT);
  const unit = WEIGHT.exec(text)?.[0];
  const isTonnesHere = unit === undefined ? isInTonnes : /t/i.test(unit);
  return amount === undefined ? undefined : amount * (isTonnesHere ? KILOGRAMS_IN_TONNE : 1);
}

/** Finds the columns by their headings. @throws AppError badRequest that names missing and duplicate ones */
function columnsOf(headings: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  const faults: string[] = [];
  for (const [index, heading] of headings.entries()) {
    const word = plainWord(heading);
    const column = (Object.keys(HEADINGS) as Column[]).find((key) => isOneOf(HEADINGS[key], word)); // the keys of the very headings
    if (!column) continue;
    if (found.has(column)) faults.push(`There are two columns for the ${HEADINGS[column][0]}: keep one`);
    found.set(column, index);
  }
  for (const column of ['date', 'place', 'product'] as const)
    if (!found.has(column)) faults.push(`The file has no column “${HEADINGS[column][0]}”`);
  if (!found.has('rate') && !found.has('quantity'))
    faults.push('The file has no column “rate” (kg/ha) and none “quantity” (kg, or tonnes)');
  if (faults.length > 0)
    throw new AppError('badRequest', {
      message: faults,
      fields: faults.map((message) => ({ field: 'text', message })),
    });
  return found;
}

/** Products by name: the plan's own override the library's. */
function productsOf(plan: FertiliserPlan): ReadonlyMap<string, Attributes> {
  const content = (product: Attributes, label: string): Attributes => ({
    product: label,
    ...Object.fromEntries(nutrients.map(({ key }) => [key, product[key] ?? 0])),
    ...(product['isOrganic'] === true ? { isOrganic: true } : {}),
  });
  const library = fertiliserLibrary.flatMap((product): readonly (readonly [string, Attributes])[] => {
    const found = content({ ...product }, product.label);
    // 'Urea' and 'DAP' are how they are called; the figures behind are for the label.
    const short = product.label.replace(/\s+\d[\d.-]*$/, '');
    const initials = /\(([^)]*)\)/.exec(product.label)?.[1] ?? '';
    return [product.label, product.key, short, initials]
      .filter((name) => name !== '')
      .map((name) => [plainWord(name), found]);
  });
  const own = (plan.info.ownFertilisers ?? []).map(
    (product) => [plainWord(product.product), content({ ...product }, product.product)] as const,
  );
  return new Map([...library, ...own]);
}

/** Paddocks by name and by number; null for a name that two paddocks have. */
function paddocksOf(plan: FertiliserPlan): ReadonlyMap<string, FarmFeature | null> {
  const found = new Map<string, FarmFeature | null>();
  for (const paddock of plan.paddocks) {
    const { name, paddockNumber } = valuesOf(kinds.paddock, paddock.properties);
    for (const word of new Set([nameOfFeature(paddock), name ?? '', paddockNumber ?? ''].map(plainWord)))
      if (word !== '') found.set(word, found.has(word) ? null : paddock);
  }
  return found;
}

/** Data of the plan that lines are matched with. */
interface Against {
  readonly products: ReadonlyMap<string, Attributes>;
  readonly paddocks: ReadonlyMap<string, FarmFeature | null>;
  /** The present day: nothing may be spread after it. */
  readonly today: string;
  readonly isInTonnes: boolean;
}
type Cells = (column: Column) => string;

function readTarget(cells: Cells, { paddocks }: Against, faults: string[]): FarmFeature | undefined {
  const said = cells('place');
  const found = paddocks.get(plainWord(said));
  if (found) return found;
  faults.push(
    found === null ? `Two ${NOUN}s are called “${said}”` : `No ${NOUN} of this plan is called “${said}”`,
  );
  return undefined;
}

function readDate(cells: Cells, { today }: Against, faults: string[]): string | undefined {
  const date = readDay(cells('date'));
  if (date === undefined) faults.push(`“${cells('date')}” is not a date such as 21/11/2026`);
  else if (date > today) faults.push('The date is in the future');
  return date;
}

function readProduct(cells: Cells, { products }: Against, faults: string[]): Attributes | undefined {
  const product = products.get(plainWord(cells('product')));
  if (!product) faults.push(`“${cells('product')}” is not in the library: add it to the plan’s own products`);
  return product;
}

/** Area in hectares from the file; the whole place where it has none. */
function readArea(cells: Cells, target: FarmFeature | undefined, faults: string[]): number | undefined {
  if (cells('area') === '') return target?.areaHectares ?? undefined;
  const area = readAmount(cells('area'), HECTARES);
  if (!area) faults.push(`“${cells('area')}” is not an area in hectares`);
  else if (target?.areaHectares && isLargerThanGround(area, target.areaHectares))
    faults.push(
      `${formatHectares(area)} is more than the ${NOUN} has: ${formatHectares(target.areaHectares)}`,
    );
  return area;
}

/** Land use of a paddock for the nitrogen cap, which does not count crops that no stock graze. */
function landUseOf(paddock: FarmFeature): Attributes {
  const { use, winterGrazing } = valuesOf(kinds.paddock, paddock.properties);
  if (winterGrazing === true) return { landUse: 'winterForageCrop' };
  return use === 'crop'
    ? { landUse: 'arable', grazedBeforeHarvest: isGrazed(paddock) }
    : { landUse: 'pastureGrazed' };
}

/** Rate in kilograms per hectare, from the file or computed from quantity and area; to 3 decimals. */
function readRate(
  cells: Cells,
  area: number | undefined,
  { isInTonnes }: Against,
  faults: string[],
): number | undefined {
  const kilograms = readKilograms(cells('quantity'), isInTonnes);
  const byQuantity =
    kilograms !== undefined && area ? Math.round((kilograms / area) * 1000) / 1000 : undefined;
  const rate = cells('rate') === '' ? byQuantity : readAmount(cells('rate'), KILOGRAMS_A_HECTARE);
  if (rate === undefined) faults.push(`“${cells('rate') || cells('quantity')}” is not a rate or quantity`);
  return rate;
}

function readLine(cells: Cells, line: number, against: Against): ReadLine {
  const faults: string[] = [];
  const date = readDate(cells, against, faults);
  const target = readTarget(cells, against, faults);
  const product = readProduct(cells, against, faults);
  const area = readArea(cells, target, faults);
  const rate = readRate(cells, area, against, faults);
  const said = [
    plainWord(cells('product')),
    readAmount(cells('rate'), KILOGRAMS_A_HECTARE) ?? null,
    readKilograms(cells('quantity'), against.isInTonnes) ?? null,
    readAmount(cells('area'), HECTARES) ?? null,
  ];
  const words = { line, date: date ?? cells('date'), paddock: cells('place'), product: cells('product') };
  const read = { ...words, rate: rate ?? null, area: area ?? null, faults, target, said };
  if (faults.length > 0 || !product || !target) return { ...read, content: undefined };
  const content = {
    // The day stands at the end and is what tells one from another: the front is cut where the name is too long.
    name: `${textOrNone(product['product'])} ${words.date}`.slice(-kinds.fertiliser.fields.name.maxLength),
    status: 'existing',
    applicationDate: date,
    area,
    paddocks: [target._id],
    applicationMethod: 'groundSpreader',
    ...landUseOf(target),
    fertiliser_application_product: [{ ...product, application_rate: rate }],
  };
  return { ...read, content };
}

/**
 * Reads the lines of a spreader's file: cells separated by comma, semicolon or tab, with a heading for each column. Each unusable line has its
 * reasons.
 *
 * @throws AppError badRequest when the file as a whole cannot be read
 */
export function readSpreaderFile(plan: FertiliserPlan, text: string, today: string): readonly ReadLine[] {
  const [first, ...rows] = readDelimited(Papa, text.replace(/^\uFEFF/, '')).lines;
  const headings = first?.cells ?? [];
  const columns = columnsOf(headings);
  if (rows.length > MOST_LINES)
    throw new AppError('badRequest', {
      message: [`A file may have ${MOST_LINES} lines; this one has ${rows.length}`],
    });
  const against = {
    products: productsOf(plan),
    paddocks: paddocksOf(plan),
    today,
    isInTonnes: isTonnes(headings[columns.get('quantity') ?? -1] ?? ''),
  };
  return rows.map(({ cells, line }) =>
    readLine((column) => unguardFormula((cells[columns.get(column) ?? -1] ?? '').trim()), line, against),
  );
}
