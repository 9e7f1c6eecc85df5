import {
  nextDateNames,
  planInfoFields,
  schemaOfFields,
  type NextDateKind,
  type PlanInfo,
} from '@tussock/domain';
import * as z from 'zod/mini';
import { describedBy } from '../json-schema.ts';
import { isoTime, nullableText, uuid } from './common.ts';
import { box } from './geometry.ts';
import { outcome } from './outcomes.ts';
import { planStatus } from './plan-status.ts';

const status = planStatus;

/** Next dated event in the life of a plan. */
export const nextDate = z.object({
  day: z.string(),
  // The keys of the table are exactly the sorts.
  kind: z.enum(Object.keys(nextDateNames) as [NextDateKind, ...NextDateKind[]]),
});

/** Values of the plan's declared fields, as far as they are filled in. */
// Written through the declared fields only; a stored value of yesterday's declaration is passed on as it is.
const info = describedBy(z.record(z.string(), z.unknown()), {
  schema: { ...schemaOfFields(planInfoFields), required: [] },
}) as unknown as z.ZodMiniType<Partial<PlanInfo>>; // the shape is made of the very fields

export const planListItem = z.object({
  _id: uuid,
  propertyName: z.string(),
  ownerName: nullableText,
  status,
  areaHectares: z.nullable(z.number()),
  catchment: nullableText,
  adviser: nullableText,
  /** Number of actions that are agreed and not done. */
  openActions: z.number(),
  /** Number of open actions that are overdue. */
  overdueActions: z.number(),
  /** Date of the review, certification or audit, whichever comes first. */
  nextDate: z.nullable(nextDate),
  /**
   * Outline of the boundary for a thumbnail: each ring as x, y, x, y … in thousandths of its longer side, x to the east and y to the south.
   */
  thumbnail: z.array(z.array(z.number())),
  createdAt: isoTime,
  updatedAt: isoTime,
  /** Whether the caller may set which account advises on it. */
  mayGive: z.boolean(),
});
export type PlanListItem = z.infer<typeof planListItem>;

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }));

/** Filter options of the plan list with their counts; the count of each filter ignores its own selection. */
export const planFacets = z.object({
  plans: z.number(),
  areaHectares: z.number(),
  openActions: z.number(),
  overdueActions: z.number(),
  /** Number of plans the caller may see. */
  allPlans: z.number(),
  status: facet,
  with: facet,
  catchment: facet,
  adviser: facet,
});
export type PlanFacets = z.infer<typeof planFacets>;

/** Plan info as the specification lists it (§3), with the caller's abilities on the plan. */
export const planInfo = z.object({
  _id: uuid,
  account_id: nullableText,
  status,
  version: z.number(),
  rev: z.number(),
  /** Time of the last change of status. */
  statusSince: isoTime,
  nextDate: z.nullable(nextDate),
  areaHectares: z.nullable(z.number()),
  boundaryBounds: z.nullable(box),
  createdAt: isoTime,
  updatedAt: isoTime,
  info,
  importedLayers: z.array(z.unknown()),
  /** Outcomes by section, with sub-outcomes by their key. */
  outcomes: z.record(z.string(), outcome),
  distributionAreas: z.array(z.unknown()),
  approvals: z.array(z.unknown()),
  roles: z.array(z.string()),
  abilities: z.array(z.string()),
});
export type PlanInfoReply = z.infer<typeof planInfo>;

export const confirmationDetails = z.object({
  planId: uuid,
  status,
  version: z.number(),
  createdByName: nullableText,
  info,
});
