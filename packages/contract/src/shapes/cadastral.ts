import { MOST_TITLE_PARTS } from '@tussock/domain';
import * as z from 'zod/mini';
import { nullableText } from './common.ts';
import { polygonal, position } from './geometry.ts';

/** Part of a property title. Parts of one title share `linzCadastralId`; each has an id of its own. */
export const titleFeature = z.object({
  type: z.literal('Feature'),
  geometry: polygonal,
  properties: z.object({
    id: z.string(),
    linzCadastralId: z.string(),
    titleNumber: z.string(),
    appellation: nullableText,
    estate: nullableText,
    issueDate: nullableText,
    /** Time of the last request to the land survey for this title. */
    seenAt: z.optional(z.string()),
    areaHectares: z.number(),
  }),
});
export type TitleFeature = z.infer<typeof titleFeature>;

export const boundaryFeature = z.object({
  type: z.literal('Feature'),
  geometry: polygonal,
  properties: z.object({ id: z.string(), name: z.string(), areaHectares: z.number() }),
});
export type BoundaryFeature = z.infer<typeof boundaryFeature>;

/** Saved boundary of a plan: titles and their merged outline, in two separate layers. */
export const boundary = z.object({
  features: z.array(titleFeature),
  boundaryFeatures: z.array(boundaryFeature),
  areaHectares: z.nullable(z.number()),
  version: z.number(),
});
export type BoundaryReply = z.infer<typeof boundary>;

/** Maximum number of title numbers in one list. */
const MOST_NUMBERS = 500;

/** Maximum length of a title number. */
const LONGEST_NUMBER = 20;
const titleNumber = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      LONGEST_NUMBER,
      'That is no title number. Write several with commas between them, or paste a list',
    ),
  );

/** Query of a title search: exactly one of these criteria, and the page of results. */
export const titleSearch = z
  .strictObject({
    titleNumber: z.optional(titleNumber.check(z.minLength(1, 'Enter a title number'))),
    titleNumbers: z.optional(
      z
        .array(titleNumber.check(z.minLength(1)))
        .check(z.minLength(1), z.maxLength(MOST_NUMBERS, `At most ${MOST_NUMBERS} titles at a time`)),
    ),
    appellation: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(2, 'Enter at least two letters'),
          z.maxLength(100, 'Enter at most 100 letters'),
        ),
    ),
    address: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(3, 'Enter at least three letters'),
          z.maxLength(200, 'Enter at most 200 letters'),
        ),
    ),
    position: z.optional(position),
    page: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  })
  .check(
    z.refine(
      ({ page: _page, ...search }) =>
        Object.values(search).filter((value) => value !== undefined).length === 1,
      'Search by one thing at a time',
    ),
  );

export const titleSearchReply = z.object({
  /** Feature collection of each title found; a title in several pieces has one feature for each. */
  features: z.array(
    z.object({
      type: z.literal('FeatureCollection'),
      features: z.array(titleFeature),
      /** Addresses on the title that matched the search. */
      addresses: z.optional(z.array(z.string())),
    }),
  ),
  /** True when there were more titles than were sent. */
  hasMore: z.boolean(),
  /** Searched title numbers that the survey does not have. */
  missing: z.optional(z.array(z.string())),
});

/** Suggested places for an address that is being typed. */
export const addressSuggestions = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      position,
      /** Catchment of the place, from the installation's layer. */
      catchment: nullableText,
      catchmentSource: nullableText,
    }),
  ),
});

/** Title in an update. Only its shape and ids are read; its figures come from the server's own copy. */
const titleRef = z.object({
  type: z.literal('Feature'),
  geometry: polygonal,
  properties: z.object({
    id: z.string().check(z.maxLength(60)),
    linzCadastralId: z.string().check(z.maxLength(40)),
  }),
});

export const boundaryUpdate = z.object({
  type: z.literal('FeatureCollection'),
  features: z
    .array(titleRef)
    .check(z.maxLength(MOST_TITLE_PARTS, `A boundary may have at most ${MOST_TITLE_PARTS} title parts`)),
  boundaryFeatures: z.array(
    z.object({
      type: z.literal('Feature'),
      geometry: polygonal,
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
  fieldNames: z.array(z.unknown()),
});

export const boundaryPreviewBody = z.object({
  ids: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.maxLength(MOST_TITLE_PARTS, `A boundary may have at most ${MOST_TITLE_PARTS} title parts`)),
});
export const boundaryPreviewReply = z.object({
  boundaryFeatures: z.array(boundaryFeature),
  areaHectares: z.number(),
});
