import {
  choiceKeyOf,
  countSamples,
  findTable,
  csvText,
  guardFormula,
  matchSamples,
  readSamples,
  type ColumnMatching,
  type DateOrder,
  type MatchedSample,
  type LaboratoryLayout,
  type LaboratorySample,
  type SampleTable,
  type Results,
  type SampleFate,
  type ExistingTest,
  textOrNone,
} from '@tussock/domain';
import { readLines, type ReadChoices, type ReadLines } from './read-lines.ts';

export interface FileChoices extends ReadChoices {
  /** Null where it has to be asked for. */
  readonly dateOrder?: DateOrder | null | undefined;
  readonly matching?: ColumnMatching | undefined;
}

/** A column as a person matches it: its heading and what stands first below it. */
export interface OfferedColumn {
  readonly heading: string;
  readonly example: string;
}

interface Offered {
  /** As it was read; what the person may change. */
  readonly read: FileChoices;
  readonly sheets: readonly string[];
  /** None where no table was found at all. */
  readonly columns: readonly OfferedColumn[];
}

export type FileSummary =
  | (Offered & {
      readonly ok: true;
      readonly layout: LaboratoryLayout;
      readonly counts: ReturnType<typeof countSamples>;
      readonly notices: readonly string[];
    })
  | (Offered & { readonly ok: false; readonly faults: readonly string[] });

/** What a plan has that samples are held against; maps as pairs, which every channel carries. */
export interface PlanParts {
  readonly transects: readonly { readonly id: string; readonly name: string }[];
  readonly aliases: readonly (readonly [string, string])[];
  readonly tests: readonly (readonly [string, ExistingTest])[];
  readonly choices: readonly (readonly [string, string])[];
}

/** Samples of one name that no transect has. */
export interface OtherName {
  readonly choiceKey: string;
  readonly sampleName: string;
  readonly place: string;
  readonly samples: number;
  /** What the name was remembered for. */
  readonly remembered: string | undefined;
}

export interface ShownRow {
  readonly line: number;
  readonly place: string;
  readonly sampleName: string;
  readonly day: string;
  readonly fate: SampleFate;
  readonly transectId: string | undefined;
  readonly results: Results;
  readonly remarks: readonly string[];
}

export interface HeldSummary {
  readonly counts: { readonly [F in SampleFate]: number };
  /** Rows with something to say about them. */
  readonly remarked: number;
  readonly otherNames: readonly OtherName[];
  /** The first of them, the urgent ones before the others. */
  readonly shown: readonly ShownRow[];
}

export interface SentRow {
  readonly transectId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly results: Results;
}

/** More are not read, one by one. */
const MOST_SHOWN = 200;
/** Beyond this many names a person looks at the file, not at the list. */
const MOST_NAMES = 100;

const URGENCY: readonly SampleFate[] = [
  'refused',
  'unmatched',
  'stands',
  'new',
  'replaces',
  'overtaken',
  'same',
];
const noFates = { new: 0, replaces: 0, same: 0, stands: 0, unmatched: 0, refused: 0, overtaken: 0 };

const shownRow = ({ sample, fate, transectId, remarks }: MatchedSample): ShownRow => ({
  line: sample.line,
  place: sample.place,
  sampleName: sample.sampleName,
  day: textOrNone(sample.details['sampledOn']),
  fate,
  transectId,
  results: sample.results,
  remarks,
});

/** Why a row is not urgent enough to come first: those that are refused do, then those left in part. */
const rankOf = ({ fate, remarks }: MatchedSample): number =>
  URGENCY.indexOf(fate) * 2 - (remarks.length > 0 ? 1 : 0);

const fateWords: { readonly [F in SampleFate]: string } = {
  new: 'New',
  replaces: 'Replaces the interim result',
  same: 'Already here',
  stands: 'Already here, differs',
  unmatched: 'No transect',
  refused: 'Refused',
  overtaken: 'Another row counts',
};

/** The columns of a table with what stands first below each heading. */
const columnsOf = (table: SampleTable | undefined): readonly OfferedColumn[] =>
  (table?.headings ?? []).flatMap((heading, index) =>
    heading.trim() === ''
      ? []
      : [
          {
            heading,
            example: table?.rows.find(({ cells }) => (cells[index] ?? '').trim() !== '')?.cells[index] ?? '',
          },
        ],
  );

const ofSheet = (fault: string, sheet: string | undefined): string =>
  sheet === undefined ? fault : `Sheet “${sheet}”: ${fault}`;

/**
 * A laboratory's file while it is looked at. It is read once; what the person chooses only holds it against the plan anew. Lives where
 * the work does not hold up the page.
 */
export class LaboratoryFile {
  #lines: ReadLines | undefined;
  #bytes: Uint8Array | undefined;
  #samples: readonly LaboratorySample[] = [];
  #held: readonly MatchedSample[] = [];
  #isDateOrderOpen = false;

  /** Reads a file, or the last one again in another way. */
  async read(bytes: Uint8Array | null, choices: FileChoices, today: string): Promise<FileSummary> {
    if (bytes) this.#bytes = bytes;
    this.#samples = [];
    this.#held = [];
    this.#lines = await readLines(this.#bytes ?? new Uint8Array(), choices);
    const lines = this.#lines;
    if (!lines.ok) return { ok: false, faults: lines.faults, read: choices, sheets: [], columns: [] };
    const { matching } = choices;
    const found = findTable(lines.lines);
    const table = found.ok ? found.table : found.guess;
    const read = { encoding: lines.encoding, delimiter: lines.delimiter, sheet: lines.sheet, matching };
    const offered = { read, sheets: lines.sheets ?? [], columns: columnsOf(table) };
    if (!table || (!found.ok && !matching))
      return {
        ok: false,
        faults: found.ok ? [] : found.faults.map((fault) => ofSheet(fault, lines.sheet)),
        ...offered,
      };
    const dateOrder = choices.dateOrder ?? undefined;
    const samples = readSamples(table, { today, dateOrder, matching });
    if (!samples.ok) return { ok: false, faults: samples.faults, ...offered };
    this.#samples = samples.samples;
    this.#isDateOrderOpen = samples.dateOrder === null;
    return {
      ok: true,
      layout: found.ok ? found.layout : 'flat',
      ...offered,
      read: { ...read, dateOrder: samples.dateOrder },
      counts: countSamples(samples.samples),
      notices: [...lines.notices, ...samples.notices],
    };
  }

  hold({ transects, aliases, tests, choices }: PlanParts): HeldSummary {
    this.#held = matchSamples(this.#samples, {
      transects,
      aliases: new Map(aliases),
      tests: new Map(tests),
      choices: new Map(choices),
    });
    const counts = { ...noFates };
    const names = new Map<string, OtherName>();
    const remembered = new Map(aliases);
    let remarked = 0;
    for (const { sample, fate, remarks } of this.#held) {
      counts[fate] += 1;
      if (remarks.length > 0) remarked += 1;
      // Only where a choice would make a difference.
      if (fate !== 'unmatched' && (fate !== 'new' || remembered.size === 0)) continue;
      const choiceKey = choiceKeyOf(sample);
      if (fate === 'new' && !remembered.has(choiceKey)) continue;
      const known = names.get(choiceKey);
      names.set(choiceKey, {
        choiceKey,
        sampleName: sample.sampleName,
        place: known?.place ?? sample.place,
        samples: (known?.samples ?? 0) + 1,
        remembered: remembered.get(choiceKey),
      });
    }
    return {
      counts,
      remarked,
      otherNames: [...names.values()].slice(0, MOST_NAMES),
      shown: this.#mostUrgent().map(shownRow),
    };
  }

  /** Without sorting the whole of a long file. */
  #mostUrgent(): readonly MatchedSample[] {
    const byRank = new Map<number, MatchedSample[]>();
    for (const held of this.#held) {
      const rank = rankOf(held);
      const rows = byRank.get(rank) ?? [];
      byRank.set(rank, rows);
      if (rows.length < MOST_SHOWN) rows.push(held);
    }
    return [...byRank.entries()]
      .sort(([a], [b]) => a - b)
      .flatMap(([, rows]) => rows)
      .slice(0, MOST_SHOWN);
  }

  /** What is to be sent: new samples, and those that replace interim ones. */
  rowsToSend(): readonly SentRow[] {
    // Days that could be months are asked about first.
    if (this.#isDateOrderOpen) return [];
    return this.#held.flatMap(({ sample, fate, transectId }) => {
      if (fate !== 'new' && fate !== 'replaces') return [];
      return transectId === undefined
        ? []
        : [{ transectId, details: sample.details, results: sample.results }];
    });
  }

  /** Every row with something to say about it, as CSV. */
  remarksAsCsv(): string {
    const rows = this.#held.flatMap(({ sample, fate, remarks }) =>
      remarks.map((remark) =>
        [sample.place, sample.sampleName, sample.key ?? '', fateWords[fate], remark].map(guardFormula),
      ),
    );
    return csvText([
      ['Place in the file', 'Sample', 'Job and laboratory number', 'Result', 'Remark'],
      ...rows,
    ]);
  }
}
