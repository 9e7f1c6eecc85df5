import { analytes } from '../analytes.ts';
import { isSameResult, writeResult, type Results } from '../result.ts';
import type { LaboratorySample } from './read-samples.ts';
import { remembering } from './remembering.ts';

/** A test that stands, as far as an import needs it. */
export interface ExistingTest {
  /** Where it stands; a test keeps its transect. */
  readonly transectId?: string | undefined;
  readonly isInterim: boolean;
  readonly fileCreationDate: string | undefined;
  readonly results: Results;
}

/** What an import would do with a sample beside one that stands. */
export type TestFate = 'new' | 'replaces' | 'same' | 'stands';

type Incoming = Pick<LaboratorySample, 'isInterim' | 'results' | 'details'>;

const isSameResults = (a: Results, b: Results): boolean =>
  analytes.every(({ key }) => isSameResult(a[key], b[key]));

const fileDayOf = ({ details }: Incoming): string | undefined => {
  const day = details['fileCreationDate'];
  return typeof day === 'string' ? day : undefined;
};

/**
 * An interim test is replaced by the final one, or by a later interim one. A final test stands, also where a file differs from it:
 * somebody may have put it right by hand, and importing a file twice must change nothing.
 */
export function fateOfTest(incoming: Incoming, standing: ExistingTest | undefined): TestFate {
  if (!standing) return 'new';
  const isSame = isSameResults(incoming.results, standing.results);
  if (!standing.isInterim) return !incoming.isInterim && isSame ? 'same' : 'stands';
  if (!incoming.isInterim) return 'replaces';
  if (isSame) return 'same';
  return (fileDayOf(incoming) ?? '') > (standing.fileCreationDate ?? '') ? 'replaces' : 'stands';
}

/** What a row of a file becomes. */
export type SampleFate = TestFate | 'unmatched' | 'refused' | 'overtaken';

export interface MatchedSample {
  readonly sample: LaboratorySample;
  readonly fate: SampleFate;
  readonly transectId: string | undefined;
  /** Why it is refused, or what of it was left out. */
  readonly remarks: readonly string[];
}

/** What samples are held against: the transects of the plan, what names were given to which before, and the tests there are. */
export interface PlanOfSamples {
  readonly transects: readonly { readonly id: string; readonly name: string }[];
  /** Transect by the plain name of a sample. */
  readonly aliases: ReadonlyMap<string, string>;
  /** By `soilTestKey`. */
  readonly tests: ReadonlyMap<string, ExistingTest>;
  /** What the person chose in this import: by plain name of a sample, or by key for one without a name. */
  readonly choices: ReadonlyMap<string, string>;
}

/** A name without capitals, macrons and superfluous blanks: 'Pā  Block T1' is 'pa block t1'. */
export const plainSampleName = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** By what a person chooses a transect for samples: their name, or the sample itself where it has none. */
export const choiceKeyOf = ({ sampleName, key }: LaboratorySample): string =>
  sampleName === '' ? `#${key ?? ''}` : plainSampleName(sampleName);

/** Days are text that sorts as they do. */
const compareDays = (a = '', b = ''): number => (a === b ? 0 : a < b ? -1 : 1);

/** Rows for one sample: the final one before an interim one, the later file before the earlier. */
const outranks = (a: LaboratorySample, b: LaboratorySample): number =>
  Number(a.isInterim) - Number(b.isInterim) || compareDays(fileDayOf(b), fileDayOf(a));

const isSameDetails = (a: LaboratorySample['details'], b: LaboratorySample['details']): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => b[key] === value);

const isEqualSample = (a: LaboratorySample, b: LaboratorySample): boolean =>
  a.isInterim === b.isInterim && isSameResults(a.results, b.results) && isSameDetails(a.details, b.details);

interface Winners {
  readonly winner: ReadonlyMap<string, LaboratorySample>;
  /** Keys of which two rows of equal rank say different things. */
  readonly disputed: ReadonlySet<string>;
}

/** Of the rows for one sample the one that counts, whatever their order in the file. */
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

/** Ids by plain name; a name that several transects have is nobody's. */
function transectsByName(transects: PlanOfSamples['transects']): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { id, name } of transects) {
    const plain = plainSampleName(name);
    if (plain !== '') found.set(plain, found.has(plain) ? null : id);
  }
  return found;
}

/** Holds the samples of a file against a plan. The order of rows is of no matter to what becomes of each sample. */
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

/** Where a test that stands differs from the file: 'pH stays 5.7, the file says 5.8'. */
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
