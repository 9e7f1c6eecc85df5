import {
  dayInNewZealand,
  editionsOf,
  nameOfFeature,
  planStatuses,
  recordFacts,
  riskOfLand,
  type ActionValues,
  type PlanAnswers,
  type PlanAround,
  type PlanEditions,
  type PlanInfo,
  type PlannedAction,
  type PlanStatus,
  type SectionValues,
  type SubOutcomeValues,
  type TestOfTransect,
  type UnitRisk,
  textOrNone,
} from '@tussock/domain';
import { bounds, unionBounds, type PolygonalGeometry } from '@tussock/geometry';
import { groundAround } from '../map/ground-around.ts';
import { paddockLines, type PaddockLine } from '../paddock/paddock-line.ts';
import { boundaryOf, featureOf, type Boundary, type BoundaryTitle } from '../record/read-land.ts';
import { landOf, testOf } from '../record/read-risk.ts';
import { readReportSource } from '../record/read-report-source.ts';
import type { ReportContent, ReportFeature } from '../report-input.ts';
import type { BookContent, BookRow } from './book-content.ts';

export type BookTitle = BoundaryTitle;

export interface BookEvidence {
  readonly id: string;
  readonly actionId: string;
  readonly files: readonly string[];
  readonly moment?: 'before' | 'after';
  readonly note?: string;
  readonly takenAt?: string;
  readonly byName?: string;
}

export interface BookFile {
  readonly id: string;
  readonly name: string;
  readonly caption: string;
  readonly purpose: string;
  readonly contentType: string;
  readonly uploadedByName: string | null;
  readonly uploadedAt: string;
}

/** Plan as its book reads it: rows grouped by entity, and values computed from them. */
export interface BookPlan {
  readonly content: BookContent;
  /** Day in New Zealand, 'YYYY-MM-DD'. */
  readonly today: string;
  readonly info: Partial<PlanInfo>;
  readonly status: PlanStatus;
  readonly areaHectares: number | null;
  readonly blocks: readonly PolygonalGeometry[];
  readonly titles: readonly BookTitle[];
  /** Source and division of the boundary. */
  readonly boundary: Pick<Boundary, 'blockNames' | 'note' | 'standing'>;
  readonly features: readonly ReportFeature[];
  readonly paddocks: readonly PaddockLine[];
  /** Versions of the rules and the catalogue that the plan uses. */
  readonly editions: PlanEditions;
  readonly risks: readonly UnitRisk[];
  readonly tests: readonly TestOfTransect[];
  readonly answers: PlanAnswers;
  /** Finds the sentences on what the record shows for an outcome. */
  readonly factsFor: (outcomeKey: string) => readonly string[];
  readonly evidence: readonly BookEvidence[];
  readonly files: ReadonlyMap<string, BookFile>;
  /** Plan data from which distances of its features are measured. */
  readonly around: PlanAround;
  /** Finds the name of a feature; undefined when it was deleted. */
  readonly nameOf: (featureId: string) => string | undefined;
}

const byAge = (one: BookRow, other: BookRow): number =>
  textOrNone(one.made['createdAt']).localeCompare(textOrNone(other.made['createdAt'])) ||
  one.id.localeCompare(other.id);

const actionOf = ({ id, values, made }: BookRow): PlannedAction => ({
  id,
  values: values as unknown as ActionValues, // as above
  ...(typeof made['followsId'] === 'string' ? { followsId: made['followsId'] } : {}),
});

const evidenceOf = ({ id, values, made }: BookRow): BookEvidence =>
  ({ id, ...values, byName: made['byName'] }) as unknown as BookEvidence; // as above
const fileOf = ({ id, values, made }: BookRow): BookFile =>
  ({ id, ...made, ...values }) as unknown as BookFile; // as above

function answersOf(
  of: (entity: string) => readonly BookRow[],
  catalogue: PlanAnswers['catalogue'],
): PlanAnswers {
  return {
    catalogue,
    sections: new Map(
      of('section').map(({ values }) => [textOrNone(values['sectionKey']), values as SectionValues]), // checked when they were written
    ),
    subOutcomes: new Map(
      of('subOutcome').map(({ values }) => [
        textOrNone(values['outcomeKey']),
        values as unknown as SubOutcomeValues, // as above
      ]),
    ),
    actions: of('action').map(actionOf),
  };
}

/** Reads the status of the plan; a draft when none is stored. */
const statusOf = (row: BookRow | undefined): PlanStatus => {
  const status = textOrNone(row?.made['status']);
  return status in planStatuses ? (status as PlanStatus) : 'draft'; // asked just before
};

/** Reads the plan of a book as reports do, at the time that the book shows. */
export const reportOf = ({ rows, at, version, beneath, attribution }: BookContent): ReportContent =>
  readReportSource({
    rows,
    rev: 0,
    at: version?.at ?? at,
    ...(attribution === undefined ? {} : { attribution }),
    ...(beneath ? { beneath } : {}),
    ...(beneath && !beneath.lacksStreams ? { streams: beneath.streams } : {}),
  });

/** Streams around the farm; null where they could not be read. */
function streamsOf({ beneath }: BookContent, blocks: readonly PolygonalGeometry[]): PlanAround['streams'] {
  const farm = unionBounds(blocks.map(bounds));
  return beneath && !beneath.lacksStreams && farm
    ? { lines: beneath.streams, within: groundAround(farm) }
    : null;
}

/** Reads the rows of a plan's record, once for the whole book. */
export function readBook(content: BookContent): BookPlan {
  const rows = content.rows.toSorted(byAge);
  const byEntity = new Map<string, BookRow[]>();
  for (const row of rows) byEntity.set(row.entity, [...(byEntity.get(row.entity) ?? []), row]);
  const of = (entity: string): readonly BookRow[] => byEntity.get(entity) ?? [];
  const pairs = rows.flatMap((row) => featureOf(row).map((feature) => ({ row, feature })));
  const land = pairs.map(({ row, feature }) => landOf(row, feature));
  const features = pairs.map(({ feature }) => feature);
  const tests = of('soilTest').map(testOf);
  const [plan] = of('plan');
  const boundary = boundaryOf(of('boundary')[0]);
  const names = new Map(land.map((one) => [one._id, nameOfFeature(one)]));
  const editions = editionsOf(plan?.values ?? {});
  return {
    content,
    today: dayInNewZealand(content.version?.at ?? content.at),
    info: plan?.values ?? {},
    status: statusOf(plan),
    areaHectares: boundary.areaHectares,
    blocks: boundary.blocks,
    titles: boundary.titles,
    boundary,
    features,
    paddocks: paddockLines(features),
    editions,
    risks: riskOfLand(land, tests, editions.rules),
    tests,
    answers: answersOf(of, editions.catalogue),
    factsFor: recordFacts(content.rows),
    evidence: of('evidence').map(evidenceOf),
    files: new Map(of('file').map((row) => [row.id, fileOf(row)])),
    around: {
      features: land,
      boundary: boundary.blocks,
      streams: streamsOf(content, boundary.blocks),
    },
    nameOf: (id) => names.get(id),
  };
}
