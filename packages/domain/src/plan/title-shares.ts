import { dayInWords } from '../formats/days.ts';
import type { AttributesOf } from '../kind/field.ts';
import type { leaseRows, ownershipRows } from './farm-registers.ts';

type Ownership = Partial<AttributesOf<typeof ownershipRows.row>>;
type Lease = Partial<AttributesOf<typeof leaseRows.row>>;

const WHOLE = 100;
/** Tolerance for rounded shares: thirds of a title are written as 33.33. */
const ROUNDING = 0.05;

/** Lists the titles named in a reference field, as they are written. */
export const titlesNamed = (references: unknown): readonly string[] =>
  typeof references === 'string'
    ? [
        ...new Set(
          references
            .split(',')
            .map((title) => title.trim())
            .filter((title) => title !== ''),
        ),
      ]
    : [];

/** Adds a title to a reference field, or removes it when it is already there. */
export function toggleTitle(references: unknown, title: string): string {
  const named = titlesNamed(references);
  return (named.includes(title) ? named.filter((one) => one !== title) : [...named, title]).join(', ');
}

/** Parses a share as a form or a plan stores it; undefined when it is not a number. */
function shareOf(share: unknown): number | undefined {
  const figure = typeof share === 'string' && share.trim() !== '' ? Number(share) : share;
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined;
}

const byTitle = <Row extends { readonly titleReferences?: string }>(rows: readonly Row[]) => {
  const titles = new Map<string, Row[]>();
  for (const row of rows)
    for (const title of titlesNamed(row.titleReferences))
      titles.set(title, [...(titles.get(title) ?? []), row]);
  return titles;
};

const sum = (shares: readonly (number | undefined)[]): number =>
  shares.reduce<number>((total, share) => total + (share ?? 0), 0);

const overWhole = (what: string, shares: readonly (number | undefined)[]): readonly string[] => {
  const total = Math.round(sum(shares) * WHOLE) / WHOLE;
  return total > WHOLE + ROUNDING ? [`${what} is owned to ${total} %`] : [];
};

/**
 * Lists problems in the ownership rows, as sentences without their full stop: a title with shares of over 100 %, a title with several
 * owners of whom some have no share, and a farm of over 100 % where no titles are named. Several owners may own one title together.
 */
export function doubtsOfOwnership(rows: readonly Ownership[]): readonly string[] {
  const titles = [...byTitle(rows)].flatMap(([title, owners]) => {
    const shares = owners.map(({ sharePercent }) => shareOf(sharePercent));
    return owners.length > 1 && shares.includes(undefined)
      ? [`${title} has ${owners.length} owners: give the share of each`]
      : overWhole(title, shares);
  });
  const untitled = rows.filter(({ titleReferences }) => titlesNamed(titleReferences).length === 0);
  return [
    ...titles,
    ...overWhole(
      'The farm',
      untitled.map(({ sharePercent }) => shareOf(sharePercent)),
    ),
  ];
}

/** Lists problems in the lease rows: a title leased twice, and a lease that ends before it begins. */
export const doubtsOfLeases = (rows: readonly Lease[]): readonly string[] => [
  ...[...byTitle(rows)].flatMap(([title, leases]) => (leases.length > 1 ? [`${title} is leased twice`] : [])),
  ...rows.flatMap(({ from, to, lessor }) =>
    from && to && to < from ? [`The lease${lessor ? ` from ${lessor}` : ''} ends before it begins`] : [],
  ),
];

/** Lists problems in the enterprise rows: shares that add up to more than the farm. */
export const doubtsOfEnterprises = (
  rows: readonly { readonly sharePercent?: unknown }[],
): readonly string[] => {
  const total = Math.round(sum(rows.map(({ sharePercent }) => shareOf(sharePercent))) * WHOLE) / WHOLE;
  return total > WHOLE + ROUNDING ? [`The shares come to ${total} %`] : [];
};

/** Describes how a title is held: leased and until when, or owned in part. Empty when it is owned whole, or when nothing is recorded. */
export function holdingOf(
  {
    propertyOwnerships = [],
    leases = [],
  }: { readonly propertyOwnerships?: readonly Ownership[]; readonly leases?: readonly Lease[] },
  titleNumber: string,
): readonly string[] {
  const leased = byTitle(leases).get(titleNumber) ?? [];
  const shares = (byTitle(propertyOwnerships).get(titleNumber) ?? []).map(({ sharePercent }) =>
    shareOf(sharePercent),
  );
  const total = Math.round(sum(shares) * WHOLE) / WHOLE;
  const isPart = shares.length > 0 && !shares.includes(undefined) && total < WHOLE - ROUNDING;
  return [
    ...leased.map(
      ({ lessor, to }) => `Leased${lessor ? ` from ${lessor}` : ''}${to ? ` until ${dayInWords(to)}` : ''}`,
    ),
    ...(isPart ? [`Owned in part: ${total} %`] : []),
  ];
}
