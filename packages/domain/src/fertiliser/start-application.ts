import { kindById, type Attributes } from '../derive/any-kind.ts';
import { startingAttributes } from '../derive/starting-attributes.ts';
import { figureUpTo } from '../formats/figures.ts';
import { textOrNone } from '../formats/text-or-none.ts';
import { kinds } from '../kinds/registry.ts';

/** What an application has in common with the one before: the product and how it was put on. Ground, day, reasons and files are its own. */
const REPEATED = [
  'name',
  'applicationMethod',
  'spreadmark',
  'landUse',
  'grazedBeforeHarvest',
  'practices',
  'fertiliser_application_product',
  'cartage_rate',
  'cost',
  'store_charge',
  'mixing_fee',
] as const;

/** Sections of the form of a record that is made in the paddock: what may wait is folded. */
export const recordSections: readonly {
  readonly title: string;
  readonly fields: readonly string[];
  readonly isFolded?: boolean;
}[] = [
  { title: 'Photo', fields: ['photos'] },
  { title: 'Where', fields: ['paddocks', 'area', 'areaIsTyped'] },
  { title: 'Products', fields: ['fertiliser_application_product'] },
  {
    title: 'Application',
    fields: ['name', 'status', 'applicationDate', 'applicationMethod', 'landUse', 'grazedBeforeHarvest'],
  },
  { title: 'Nitrogen cap', fields: ['overCapReason'], isFolded: true },
  {
    title: 'New areas and exclusion zones',
    fields: ['fertiliser_application_new', 'fertiliser_application_exclusion_zones'],
    isFolded: true,
  },
  {
    title: 'Wind and practices',
    fields: ['spreadmark', 'windSpeed', 'practices'],
    isFolded: true,
  },
  {
    title: 'Charges',
    fields: ['cartage_rate', 'cost', 'store_charge', 'mixing_fee'],
    isFolded: true,
  },
  { title: 'Notes and files', fields: ['notes', 'documents', 'proofOfPlacement'], isFolded: true },
];

/** Attributes of a new application: today, on a paddock where one is known, and otherwise as another one was. */
export function startApplication({
  today,
  paddockId,
  like,
}: {
  readonly today: string;
  readonly paddockId?: string | undefined;
  readonly like?: Attributes | undefined;
}): Attributes {
  const repeated = REPEATED.flatMap((key) => (like?.[key] === undefined ? [] : [[key, like[key]]]));
  const paddocks = paddockId === undefined ? like?.['paddocks'] : [paddockId];
  return {
    ...startingAttributes(kindById(kinds.fertiliser.id)),
    ...Object.fromEntries(repeated),
    applicationDate: today,
    ...(paddocks === undefined ? {} : { paddocks }),
  };
}

/** Formats the products of an application with their rates: 'Urea 65 kg/ha, Lime 1,000 kg/ha'. */
export function sayProducts(attributes: Attributes): string {
  const rows = attributes['fertiliser_application_product'];
  return (Array.isArray(rows) ? rows : [])
    .flatMap((row) => {
      // A row of the declared list; what is not filled in yet is left out.
      const { product, application_rate: rate } = row as Attributes;
      if (textOrNone(product) === '') return [];
      return [typeof rate === 'number' ? `${textOrNone(product)} ${figureUpTo(rate, 1)} kg/ha` : product];
    })
    .join(', ');
}

interface Row {
  readonly id: string;
  readonly entity: string;
  readonly values: Attributes;
}

/** Finds the last application of a plan, on a paddock where that has had one; undefined before there is any. */
export function lastApplication<R extends Row>(rows: readonly R[], paddockId?: string): R | undefined {
  const applications = rows
    .filter(({ entity, values }) => entity === kinds.fertiliser.id && values['status'] === 'existing')
    .toSorted((one, other) =>
      textOrNone(other.values['applicationDate']).localeCompare(textOrNone(one.values['applicationDate'])),
    );
  const here = applications.find(({ values: { paddocks } }) =>
    Array.isArray(paddocks) ? paddocks.includes(paddockId) : false,
  );
  return here ?? applications[0];
}
