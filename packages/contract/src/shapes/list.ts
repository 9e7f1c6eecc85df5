import { PAGE_SIZES } from '@tussock/domain';
import * as z from 'zod/mini';
import { uuid } from './common.ts';

const listQueryFields = {
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
  sort: z._default(z.string().check(z.maxLength(40)), 'createdAt'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
};

/** Query of every list: page, search and order stand in the address. */
export const listQuery = z.object(listQueryFields);

/** Query of a list that may be narrowed to what belongs to one account. */
export const listQueryOfAccount = z.object({ ...listQueryFields, accountId: z.optional(uuid) });

/** A page of a list, as the specification's generic list (§7). */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    results: z.array(item),
    currentPage: z.number(),
    totalPages: z.number(),
    totalResults: z.number(),
  });
