import type { GapTarget } from '../next-steps/plan-gaps.ts';
import type { PlanInfo } from '../plan/plan-info.ts';
import type { KindId } from '../kinds/registry.ts';
import { listIn, type PlanRecord, type RecordValues } from '../outcomes/plan-record.ts';
import type { BookPart } from '../wording/book-words.ts';

/** How a plan answers a requirement: what is recorded for it, and where that is filled in. */
export interface Recorded {
  /** Declarations that hold it: fields of the plan's details, kinds with their fields, or entities of the record. */
  readonly names: readonly string[];
  readonly isThere: (record: PlanRecord) => boolean;
  readonly target: GapTarget;
}

/** Checks whether a farm has what a requirement is about. */
export type Condition = (record: PlanRecord) => boolean;

/** Thing that councils, schemes and programmes ask a plan to contain. */
export interface Requirement {
  readonly title: string;
  /** Codes of the public lists that ask for it, as in `requirementLists`. */
  readonly askedBy: string;
  readonly recorded: Recorded;
  /** Chapter of the book that prints it; null when none does. */
  readonly printed: BookPart | 'cover' | null;
  /** Condition under which it applies; always when undefined. */
  readonly where?: Condition;
  /** Reason why the book does not answer it. */
  readonly notBecause?: string;
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const planOf = ({ of }: PlanRecord): RecordValues => of('plan')[0] ?? {};

/** Recorded in the details of the plan: every one of the fields is filled in. */
export const details = (first: keyof PlanInfo, ...others: readonly (keyof PlanInfo)[]): Recorded => ({
  names: [first, ...others].map((field) => `plan.${field}`),
  isThere: (record) => [first, ...others].every((field) => isFilled(planOf(record)[field])),
  target: { to: 'details', field: first },
});

/** Recorded in the rows of a list of the plan's details: at least one row has a value of the key. */
export const detailRows = (field: keyof PlanInfo, key: string): Recorded => ({
  names: [`plan.${field}.${key}`],
  isThere: (record) => listIn(planOf(record), field).some((row) => isFilled(row[key])),
  target: { to: 'details', field },
});

/** Recorded as existing features of a kind, each of the fields filled in on at least one. */
export const features = (kindId: KindId, ...fields: readonly string[]): Recorded => ({
  names: fields.length === 0 ? [kindId] : fields.map((field) => `${kindId}.${field}`),
  isThere: ({ of }) =>
    of(kindId).length > 0 && fields.every((field) => of(kindId).some((values) => isFilled(values[field]))),
  target: { to: 'features', kindId },
});

/** Recorded as existing features of a kind with one of some values. */
export const featuresWith = (kindId: KindId, field: string, ...wanted: readonly unknown[]): Recorded => ({
  names: [`${kindId}.${field}`],
  isThere: ({ of }) => of(kindId).some((values) => wanted.includes(values[field])),
  target: { to: 'features', kindId },
});

/** Recorded as rows of an entity of the record, each of the values filled in on at least one. */
export const entries = (entity: string, target: GapTarget, ...keys: readonly string[]): Recorded => ({
  names: keys.length === 0 ? [entity] : keys.map((key) => `${entity}.${key}`),
  isThere: ({ of }) =>
    of(entity).length > 0 && keys.every((key) => of(entity).some((values) => isFilled(values[key]))),
  target,
});

/** Recorded in one of several ways, the first of which is offered for filling in. */
export const anyOf = (first: Recorded, ...others: readonly Recorded[]): Recorded => ({
  names: [first, ...others].flatMap(({ names }) => names),
  isThere: (record) => [first, ...others].some(({ isThere }) => isThere(record)),
  target: first.target,
});

/** Condition that a farm has existing features of kinds. */
export const hasFeatures =
  (...kindIds: readonly KindId[]): Condition =>
  ({ of }) =>
    of(...kindIds).length > 0;

/** Condition that a feature of a kind has one of some values. */
export const hasValue =
  (kindId: KindId, field: string, ...wanted: readonly unknown[]): Condition =>
  ({ of }) =>
    of(kindId).some((values) => wanted.includes(values[field]));

/** Condition that the record has an entity, of which some have one of the wanted values of a key where one is given. */
export const hasEntry =
  (entity: string, key?: string, ...wanted: readonly unknown[]): Condition =>
  ({ of }) =>
    of(entity).some((values) => key === undefined || wanted.includes(values[key]));

/** Condition that a field of the plan's details is filled in, and not with no. */
export const hasDetail =
  (field: keyof PlanInfo): Condition =>
  (record) => {
    const value = planOf(record)[field];
    return isFilled(value) && value !== false;
  };

/** Condition that one of several conditions holds. */
export const either =
  (...conditions: readonly Condition[]): Condition =>
  (record) =>
    conditions.some((condition) => condition(record));
