import type { PlanGap } from '../next-steps/plan-gaps.ts';
import { planRecord, type RecordRowValues } from '../outcomes/plan-record.ts';
import { bookWords, type BookPart } from '../wording/book-words.ts';
import { shapeWords } from './shape-words.ts';
import { planRequirements, type RequirementKey } from './plan-requirements.ts';
import { canterburyShape } from './shapes/canterbury.ts';
import { councilShapes } from './shapes/councils.ts';
import type { PlanShape, ShapeArea } from './shapes/define-shape.ts';
import { nationalShape } from './shapes/national.ts';

/** Every shape, the one for regions without their own last. */
export const planShapes: readonly PlanShape[] = [canterburyShape, ...councilShapes, nationalShape];

/** Finds the shape that plans of a region are read by. */
export const shapeOfRegion = (region: string | null | undefined): PlanShape =>
  planShapes.find((shape) => shape.region !== null && shape.region === region) ?? nationalShape;

/** Piece of a plan that an area asks for. */
export interface ShapePiece {
  readonly key: RequirementKey;
  readonly title: string;
  readonly printed: BookPart | 'cover' | null;
}

/** Area of a shape, with the pieces that are recorded and those that are missing; pieces about what a farm does not have are neither. */
export interface AreaPieces {
  readonly area: ShapeArea;
  readonly recorded: readonly ShapePiece[];
  readonly missing: readonly (ShapePiece & { readonly gap: PlanGap })[];
}

/** Sorts the pieces of each area of a shape by whether the plan's record has them. */
export function shapePieces(shape: PlanShape, rows: readonly RecordRowValues[]): readonly AreaPieces[] {
  const record = planRecord(rows);
  return shape.areas.map((area) => {
    const pieces = area.asks
      .map((key) => ({ key, ...planRequirements[key] }))
      .filter(({ where }) => where === undefined || where(record));
    const isThere = (key: RequirementKey): boolean => planRequirements[key].recorded.isThere(record);
    return {
      area,
      recorded: pieces
        .filter(({ key }) => isThere(key))
        .map(({ key, title, printed }) => ({ key, title, printed })),
      missing: pieces
        .filter(({ key }) => !isThere(key))
        .map(({ key, title, printed, recorded }) => ({
          key,
          title,
          printed,
          gap: {
            key: `${area.key} ${key}`,
            title,
            detail: shapeWords.askedFor(area.asker ?? shape.asker, area.title),
            act: shapeWords.acts[recorded.target.to],
            target: recorded.target,
          },
        })),
    };
  });
}

/** Chapters that stay in place in every book: those before the region's own order, and those after it. */
const FIRST = ['open', 'shape', 'farm', 'maps', 'risk', 'landUnits', 'outcomes', 'actions'] as const;
const LAST = ['evidence', 'documents', 'changes', 'sources', 'signOff'] as const;

/** Orders the chapters of a book by the areas of a shape; chapters that no area asks for follow in their usual order. */
export function chapterOrder({ areas }: PlanShape): readonly BookPart[] {
  const placed = new Set<BookPart>([...FIRST, ...LAST]);
  const asked = areas.flatMap(({ asks, sections }) => [
    ...asks.flatMap((key) => planRequirements[key].printed ?? []),
    ...sections.flatMap((section) => chaptersOfSections[section] ?? []),
  ]);
  const all = Object.keys(bookWords.parts) as readonly BookPart[]; // the very keys
  const middle = [...asked, ...all].filter((part): part is BookPart => part !== 'cover' && !placed.has(part));
  return [...FIRST, ...new Set(middle), ...LAST];
}

/** Chapters with the facts of sections, for areas whose requirements do not name them. */
const chaptersOfSections: Readonly<Record<string, readonly BookPart[]>> = {
  nutrients: ['nutrients', 'soil'],
  waterUse: ['water'],
  effluent: ['water'],
  waterways: ['exclusion', 'places'],
  winterGrazing: ['crops'],
  climate: ['emissions'],
};

/** Finds the area of a shape that a section of the plan answers; undefined when none names it. */
export const areaOfSection = ({ areas }: PlanShape, sectionKey: string): ShapeArea | undefined =>
  areas.find(({ sections }) => sections.some((key) => key === sectionKey));

/** Orders the sections of a plan by the areas of a shape; sections that none names follow in their own order. */
export function orderSections<S extends { readonly key: string }>(
  shape: PlanShape,
  sections: readonly S[],
): readonly S[] {
  const order = shape.areas.flatMap((area) => area.sections.map(String));
  const placeOf = ({ key }: S): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return sections.toSorted((one, other) => placeOf(one) - placeOf(other));
}
