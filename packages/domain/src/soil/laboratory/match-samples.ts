import { analytes } from '../analytes.ts';
import { isSameResult, writeResult, type Results } from '../result.ts';
import type { LaboratorySample } from './read-samples.ts';
import { remembering } from './remembering.ts';

/** Stored test, with what an import needs. */
export interface ExistingTest {
  /** Transect of the test; an import does not change it. */
  readonly transectId?: string | undefined;
  readonly isInterim: boolean;
  readonly fileCreationDate: string | undefined;
  readonly results: Results;
}

/** Effect of importing a sample on its stored test. */
export type TestFate = 'new' | 'replaces' | 'same' | 'stands';

type Incoming = Pick<LaboratorySample, 'isInterim' | 'results' | 'details'>;

const isSameResults = (a: Results, b: Results): boolean =>
  analytes.every(({ key }) => isSameResult(a[key], b[key]));

const fileDayOf = ({ details }: Incoming): string | undefined => {
  const day = details['fileCreationDate'];
  return typeof day === 'string' ? day : undefined;
};

/**
 * Decides the effect of importing a sample. An interim test is replaced by the final one, or by a later interim one. A final test is kept
 * even where the file differs, because somebody may have corrected it by hand, and importing a file twice must change nothing.
 */
export function fateOfTest(incoming: Incoming, standing: ExistingTest | undefined): TestFate {
  if (!standing) return 'new';
  const isSame = isSameResults(incoming.results, standing.results);
  if (!standing.isInterim) return !incoming.isInterim && isSame ? 'same' : 'stands';
  if (!incoming.isInterim) return 'replaces';
  if (isSame) return 'same';
  return (fileDayOf(incoming) ?? '') > (standing.fileCreationDate ?? '') ? 'replaces' : 'stands';
}

/** Effect of importing a row of a file. */
export type SampleFate = TestFate | 'unmatched' | 'refused' | 'overtaken';

export interface MatchedSample {
  readonly sample: LaboratorySample;
  readonly fate: SampleFate;
  readonly transectId: string | undefined;
  /** Reasons why it is refused, or notes on parts that were left out. */
  readonly remarks: readonly string[];
}

/** Plan data that samples are matched against: its transects, earlier matches of names, and existing tests. */
export interface PlanOfSamples {
  readonly transects: readonly { readonly id: string; readonly name: string }[];
  /** Transect ids by the plain name of a sample. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Existing tests by `soilTestKey`. */
  readonly tests: ReadonlyMap<string, ExistingTest>;
  /** Choices of the person in this import: by plain name of a sample, or by key for one without a name. */
  readonly choices: ReadonlyMap<string, string>;
}

/** Normalises a sample name, without capitals, macrons and extra spaces: 'Pā  Block T1' is 'pa block t1'. */
export const plainSampleName = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Key by which a person chooses a transect: the sample's name, or the sample itself when it has none. */
export const choiceKeyOf = ({ sampleName, key }: LaboratorySample): string =>
  sampleName === '' ? `#${key ?? ''}` : plainSampleName(sampleName);

/** Compares days as text, which sorts like the days. */
const compareDays = (a = '', b = ''): number => (a === b ? 0 : a < b ? -1 : 1);

/** Compares rows of one sample: final before interim, later file before earlier. */
const outranks = (a: LaboratorySample, b: LaboratorySample): number =>
  Number(a.isInterim) - Number(b.isInterim) || compareDays(fileDayOf(b), fileDayOf(a));

const isSameDetails = (a: LaboratorySample['details'], b: LaboratorySample['details']): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value);

const isEqualSample = (a: LaboratorySample, b: LaboratorySample): boolean =>
  a.isInterim === b.isInterim && isSameResults(a.results, b.results) && isSameDetails(a.details, b.details);

interface Winners {
  readonly winner: ReadonlyMap<string, LaboratorySample>;
  /** Keys of samples for which two rows of equal rank differ. */
  readonly disputed: ReadonlySet<string>;
}

/** Finds the row that counts for each sample, whatever their order in the file. */
function findWinners(samples: readonly LaboratorySample[]): Winners {
  const winner = new Map<string, LaboratorySample>();
  const disputed = new Set<string>();
  for (const sample of samples) {
    const { key } = sample;
    if (key === null || sample.faults.length > 0) continue;
    const other = winner.get(key);
    const rank = other ? outranks(sample, other) : -1;
    if (rank < 0) {
      winner.set(key, sample);
      disputed.delete(key);
    } else if (other && rank === 0 && !isEqualSample(sample, other)) disputed.add(key);
  }
  return { winner, disputed };
}

/** Maps plain names to transect ids; null for a name that several transects share. */
function transectsByName(transects: PlanOfSamples['transects']): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { id, name } of transects) {
    const plain = plainSampleName(name);
    if (plain !== '') found.set(plain, found.has(plain) ? null : id);
  }
  return found;
}

/** Matches the samples of a file against a plan. The order of rows does not affect the result. */
export function matchSamples(
  samples: readonly LaboratorySample[],
  plan: PlanOfSamples,
): readonly MatchedSample[] {
  const { winner, disputed } = findWinners(samples);
  const byName = transectsByName(plan.transects);
  const known = new Set(plan.transects.map(({ id }) => id));
  const taken = new Set<string>();
  const keyOfName = remembering(plainSampleName);
  const targetOf = (sample: LaboratorySample): string | undefined => {
    const choice = sample.sampleName === '' ? choiceKeyOf(sample) : keyOfName(sample.sampleName);
    const id = plan.choices.get(choice) ?? plan.aliases.get(choice) ?? byName.get(choice);
    return id !== undefined && id !== null && known.has(id) ? id : undefined;
  };
  return samples.map((sample): MatchedSample => {
    const { key } = sample;
    const remarks = [
      ...sample.faults,
      ...sample.cellFaults.map(({ column, message }) => `${column}: ${message}`),
    ];
    const transectId = targetOf(sample);
    if (sample.faults.length > 0 || key === null) return { sample, fate: 'refused', transectId, remarks };
    const counting = winner.get(key);
    if (disputed.has(key) && counting && outranks(sample, counting) === 0)
      return {
        sample,
        fate: 'refused',
        transectId,
        remarks: ['Two rows have these numbers but different results', ...remarks],
      };
    if (counting && (outranks(sample, counting) > 0 || taken.has(key)))
      return {
        sample,
        fate: 'overtaken',
        transectId,
        remarks: ['Another row of the file is for the same sample', ...remarks],
      };
    taken.add(key);
    const standing = plan.tests.get(key);
    // One that stands keeps its place, whatever its sample is called.
    const fate = fateOfTest(sample, standing);
    if (fate === 'new' && transectId === undefined) return { sample, fate: 'unmatched', transectId, remarks };
    return {
      sample,
      fate,
      transectId: standing?.transectId ?? transectId,
      remarks: [...remarks, ...differencesFrom(sample, standing, fate)],
    };
  });
}

/** Lists differences between a kept test and the file: 'pH stays 5.7, the file says 5.8'. */
function differencesFrom(
  sample: LaboratorySample,
  standing: ExistingTest | undefined,
  fate: TestFate,
): readonly string[] {
  if (fate !== 'stands' || !standing) return [];
  return analytes.flatMap(({ key, label }) => {
    const [ours, theirs] = [standing.results[key], sample.results[key]];
    if (isSameResult(ours, theirs)) return [];
    return [
      `${label} stays ${ours ? writeResult(ours) : 'empty'}; the file says ${theirs ? writeResult(theirs) : 'nothing'}`,
    ];
  });
}
