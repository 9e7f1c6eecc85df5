import { PAGE_SIZES, planNeeds } from '@tussock/domain';
import * as z from 'zod/mini';
import { uuid } from './common.ts';
import { listSorts } from './list-sorts.ts';
import { planStatus } from './plan-status.ts';

const listQueryFields = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  pageSize: z._default(
    z.coerce
      .number()
      .check(
        z.refine(
          (size) => (PAGE_SIZES as readonly number[]).includes(size),
          `must be one of ${PAGE_SIZES.join(', ')}`,
        ),
      ),
    PAGE_SIZES[0],
  ),
  search: z._default(z.string().check(z.maxLength(200)), ''),
  // Said rather than guessed: who asks for an order that is not known would take another for it.
  sort: z._default(z.enum(sorts, `must be one of ${sorts.join(', ')}`), sorts[0]),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
});

/** Query of a list, given what it can be sorted by: page, search and order stand in the address. */
export const listQuery = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object(listQueryFields(sorts));

/** Query of a list that may be narrowed to what belongs to one account. */
export const listQueryOfAccount = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object({ ...listQueryFields(sorts), accountId: z.optional(uuid) });

/** Query of the list of plans, that may be narrowed to those in one state, and to those with something to do, or with something that is late. */
export const listQueryOfPlans = z.object({
  ...listQueryFields(listSorts.plans),
  accountId: z.optional(uuid),
  status: z.optional(planStatus),
  with: z.optional(z.enum(planNeeds, `must be one of ${planNeeds.join(', ')}`)),
});

/** A page of a list, as the specification's generic list (§7). */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    results: z.array(item),
    currentPage: z.number(),
    totalPages: z.number(),
    totalResults: z.number(),
  });
