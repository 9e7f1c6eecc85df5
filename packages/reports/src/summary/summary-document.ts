import {
  bookWords,
  kindById,
  kinds,
  summaryWords as words,
  titleAttribution,
  reports,
  type AnyKind,
  type BookList,
  type PlanInfo,
  type ReportSettingsOf,
} from '@tussock/domain';
import { dueBlocks } from '../book/parts/action-parts.ts';
import { riskMatrix } from '../book/parts/land-unit-parts.ts';
import { readBook, type BookPlan } from '../book/read-book.ts';
import { facts, items, say } from '../document/blocks.ts';
import type { Block, PlanDocument } from '../document/plan-document.ts';
import { documentOf } from '../document/report-document.ts';
import { farmMap } from '../map/farm-map.ts';
import { groundOfReport } from '../map/ground.ts';
import { mapBlocks } from '../map/map-section.ts';
import { papers } from '../map/papers.ts';
import { underMap } from '../map/under-map.ts';
import { paddockLines } from '../paddock/paddock-line.ts';
import type { ReportContent } from '../report-input.ts';

/** Names of one list that fit below the table of risks. */
const MOST_NAMES = 12;

const isLandOrWater = ({ filter }: AnyKind): boolean => filter.group === 'Land' || filter.group === 'Water';
const isPaddock = ({ id }: AnyKind): boolean => id === kinds.paddock.id;

/** Places that need care: the lists of the book but waterways and native areas, with the names that people gave them. */
function placeBlocks(plan: BookPlan): readonly Block[] {
  const lines = CARE.flatMap((list) => {
    const names = plan.features
      .filter(({ kindId }) => kindById(kindId).bookList === list)
      .flatMap(({ id }) => plan.nameOf(id) ?? []);
    if (names.length === 0) return [];
    const left = names.length - MOST_NAMES;
    const shown = names.slice(0, MOST_NAMES).join(', ');
    return [`${bookWords.places.lists[list]}: ${shown}${left > 0 ? words.andMore(left) : ''}`];
  });
  return [...say(words.places, 'label'), ...(lines.length === 0 ? say(words.placesNone) : items(lines))];
}
const CARE = ['sources', 'crossings', 'stores'] as const satisfies readonly BookList[];

const present = (rows: readonly (readonly [string, string | null | undefined])[]) =>
  rows.flatMap(([label, value]): readonly (readonly [string, string])[] => (value ? [[label, value]] : []));

/** Numbers and names that the plan holds, and lines for those that it does not. */
function ringBlocks(
  { ownerName }: { readonly ownerName: string | null },
  info: Partial<PlanInfo>,
): readonly Block[] {
  const contact = [info.contactName, info.phone].filter(Boolean).join(', ');
  return [
    ...facts([
      [words.fire, words.emergency],
      ...present([
        [words.owner, ownerName],
        [words.contact, contact],
        [words.manager, info.managerName],
        [words.responsible, info.implementerName],
        [words.address, info.physicalAddress],
      ]),
    ]),
    ...say(words.byHand, 'label'),
    ...facts([
      [words.council, words.line],
      [words.vet, words.line],
    ]),
  ];
}

/**
 * Builds the summary of a plan for the wall: what matters with the risk of each land unit, the map, the open actions, and who to ring. An empty
 * plan gives a summary that says so.
 */
export function summaryDocument(
  content: ReportContent,
  { mostActions }: ReportSettingsOf<'summary'>,
): PlanDocument {
  const { plan, boundary, features, rows = [], at } = content;
  const beneath = underMap(content);
  const attribution = boundary.length > 0 ? (content.attribution ?? titleAttribution.survey) : null;
  const ground = groundOfReport(content);
  const map =
    ground &&
    farmMap(ground, {
      paddocks: paddockLines(features),
      beneath,
      shows: isLandOrWater,
      fills: isPaddock,
      papers,
      fillsPage: true,
    });
  const book = readBook({ rows, at, ownerName: plan.ownerName, people: {} });
  return documentOf(reports.summary, content, [
    {
      id: 'matters',
      title: words.matters,
      level: 1,
      blocks: [...riskMatrix(book), ...placeBlocks(book)],
    },
    {
      id: 'map',
      title: words.map,
      level: 1,
      isNewPage: true,
      blocks: mapBlocks(map, { attribution, propertyName: plan.propertyName, beneath }),
    },
    { id: 'due', title: words.due, level: 1, isNewPage: true, blocks: dueBlocks(book, mostActions) },
    { id: 'ring', title: words.ring, level: 1, blocks: ringBlocks(plan, book.info) },
  ]);
}
