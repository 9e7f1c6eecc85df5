import {
  bookWords,
  analytes,
  analyteInWords,
  capStateNames,
  dayWithMonth,
  figureUpTo,
  hectaresInFigures,
  kinds,
  newestResults,
  newestTests,
  SAMPLE_EVERY_YEARS,
  sampleDue,
  formatPrice,
  soilBandOf,
  soilBands,
  soilTargetFor,
  sumOf,
  sumPriced,
  textOrNone,
  writeResult,
  type TestOfTransect,
} from '@tussock/domain';
import { figure, method, narrow, say, wide } from '../../document/blocks.ts';
import type { Block, Cell, Section } from '../../document/plan-document.ts';
import type { ReportFeature } from '../../report-input.ts';
import type { BookSeason } from '../book-content.ts';
import type { BookPlan } from '../read-book.ts';

const { nutrients: words, soil } = bookWords;
/** Decimals of kilograms, as on the page of an application. */
const KILOGRAMS = 3;

const kilograms = (value: number): string => figureUpTo(value, KILOGRAMS);

/** Name of an application, with who spread it and the proof of where it went below. */
function applicationCell(
  { features, files }: BookPlan,
  { _id, name }: BookSeason['applications'][number],
): Cell {
  const attributes = features.find(({ id }) => id === _id)?.attributes ?? {};
  const proofs = attributes['proofOfPlacement'];
  const names = (Array.isArray(proofs) ? proofs : []).flatMap(
    (id: unknown) => files.get(textOrNone(id))?.name ?? [],
  );
  const below = [
    ...(attributes['spreadmark'] === true ? [words.spreadmark] : []),
    ...(names.length > 0 ? [words.proof(names.join(', '))] : []),
  ];
  return below.length === 0 ? name : { text: name, below };
}

function applicationsTable(plan: BookPlan, { season, applications }: BookSeason): Block {
  return {
    type: 'table',
    label: words.season(season.name),
    columns: [
      narrow(words.date, 24),
      wide(words.application, 1.2),
      wide(words.products, 1.1),
      wide(words.place, 1.2),
      figure(words.hectares, 17),
      figure(words.nitrogen, 18),
      figure(words.phosphorus, 18),
      figure(words.price, 23),
    ],
    rows: applications.map((one) => [
      dayWithMonth(one.date),
      applicationCell(plan, one),
      one.products.join(', '),
      one.places.join(', '),
      hectaresInFigures(one.spreadHectares),
      kilograms(one.nutrientsKg.nitrogen),
      kilograms(one.nutrientsKg.phosphorus),
      formatPrice(one),
    ]),
    total: [
      bookWords.farm.total,
      '',
      '',
      '',
      hectaresInFigures(sumOf(applications.map(({ spreadHectares }) => spreadHectares))),
      kilograms(sumOf(applications.map(({ nutrientsKg }) => nutrientsKg.nitrogen))),
      kilograms(sumOf(applications.map(({ nutrientsKg }) => nutrientsKg.phosphorus))),
      formatPrice(sumPriced(applications)),
    ],
  };
}

function landholdingsTable({ landholdings, cap }: BookSeason): readonly Block[] {
  if (landholdings.length === 0 || !cap) return [];
  return [
    {
      type: 'table',
      label: words.landholding,
      columns: [
        wide(words.landholding),
        figure(words.highest, 44),
        figure(words.average, 40),
        narrow(words.state, 34),
      ],
      rows: landholdings.map(({ name, highestKgPerHectare, averageKgPerHectare, state }) => [
        name,
        kilograms(highestKgPerHectare),
        kilograms(averageKgPerHectare),
        capStateNames[state],
      ]),
    },
  ];
}

const sentencesOfCap = ({ capSentences, cap }: BookSeason): readonly string[] => [
  ...capSentences,
  ...(cap ? [`${cap.source.title}, ${cap.source.provision}.`] : []),
];

/** Sections of fertiliser by season, with its nitrogen against the cap; sentences that the next season repeats stand below that one. */
export function nutrientSections(plan: BookPlan): readonly Section[] {
  const seasons = plan.content.seasons ?? [];
  return seasons.map((season, index) => {
    const following = new Set(seasons.slice(index + 1).flatMap(sentencesOfCap));
    return {
      id: `season-${season.season.startYear}`,
      title: words.season(season.season.name),
      level: 2,
      blocks: [
        ...landholdingsTable(season),
        applicationsTable(plan, season),
        ...method(sentencesOfCap(season).filter((sentence) => !following.has(sentence))),
      ],
    };
  });
}

export const nutrientsIntro = ({ content }: BookPlan): readonly Block[] => {
  if (content.seasons === undefined) return say(words.notHere);
  return content.seasons.length === 0 ? say(words.none) : [];
};

/** Newest result of each analyte on a transect, compared with its target. */
function resultsOf(transect: ReportFeature, tests: readonly TestOfTransect[]): readonly Cell[] {
  return analytes.map((analyte): Cell => {
    const found = newestResults(tests, analyte.key).get(transect.id);
    if (!found) return { text: '–', tone: 'quiet' };
    const target = soilTargetFor(analyte.key, transect.attributes);
    return {
      text: writeResult(found.result),
      below: target ? [soilBands[soilBandOf(analyte.key, found.result, target)].label] : [],
    };
  });
}

const yearsBetween = ({ info }: BookPlan): number =>
  typeof info.soilTestEveryYears === 'number' ? info.soilTestEveryYears : SAMPLE_EVERY_YEARS;

/** Transects with their newest results, and when each is due for sampling. */
export function soilBlocks(plan: BookPlan): readonly Block[] {
  const transects = plan.features.filter(({ kindId }) => kindId === kinds.transect.id);
  if (transects.length === 0) return say(soil.none);
  const newest = newestTests(plan.tests);
  const rows = transects.map((transect): readonly Cell[] => {
    const day = newest.get(transect.id)?.details['sampledOn'];
    const last = typeof day === 'string' ? day : undefined;
    const { state, dueOn } = sampleDue(last, yearsBetween(plan), plan.today);
    const due = dueOn === null ? soil.now : dayWithMonth(dueOn);
    return [
      { text: plan.nameOf(transect.id) ?? '', tone: 'strong' },
      last === undefined ? soil.never : dayWithMonth(last),
      ...resultsOf(transect, plan.tests),
      state === 'due' || state === 'never' ? { text: due, tone: 'warning' } : due,
    ];
  });
  return [
    {
      type: 'table',
      label: bookWords.parts.soil,
      columns: [
        wide(soil.transect),
        narrow(soil.tested, 21),
        ...analytes.map((analyte) => narrow(analyteInWords(analyte), 18)),
        narrow(soil.due, 21),
      ],
      rows,
    },
    ...method(targetSources(transects)),
  ];
}

/** Sources of the targets, without duplicates. */
const targetSources = (transects: readonly ReportFeature[]): readonly string[] => [
  ...new Set(
    transects.flatMap(({ attributes }) =>
      analytes.flatMap(({ key, label }) => {
        const target = soilTargetFor(key, attributes);
        return target
          ? [
              `${label}, ${soil.target(figureUpTo(target.from, 1), figureUpTo(target.to, 1))}: ${target.source} (${target.status}).`,
            ]
          : [];
      }),
    ),
  ),
];
