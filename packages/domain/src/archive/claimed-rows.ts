import { approvalDecisions, type ApprovalDecision } from '../approvals/approval-fields.ts';
import { isJsonObject } from '../codecs/is-json-object.ts';
import { labelOfOption } from '../kind/options.ts';
import { archiveWords } from './archive-words.ts';

type Values = Readonly<Record<string, unknown>>;

/** Id that no person has. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
const LONGEST_NOTE = 4000;
const NAME_KEYS: ReadonlySet<string> = new Set(['byName', 'madeByName', 'uploadedByName', 'createdByName']);
const ID_KEYS: ReadonlySet<string> = new Set(['byId', 'madeBy', 'uploadedBy', 'createdBy']);

const isSignature = (value: Readonly<Record<string, unknown>>): boolean => 'name' in value && 'at' in value;

/** Replaces every person in a thing's server values by the name that the file claims. */
function claimedMade(made: unknown): unknown {
  if (Array.isArray(made)) return made.map(claimedMade);
  if (!isJsonObject(made)) return made;
  return Object.fromEntries(
    Object.entries(made).map(([key, value]) => {
      const isName = NAME_KEYS.has(key) || (key === 'name' && isSignature(made));
      if (isName && typeof value === 'string') return [key, archiveWords.claimedName(value)];
      const isId = ID_KEYS.has(key) || (key === 'id' && isSignature(made));
      return [key, isId && typeof value === 'string' ? NOBODY : claimedMade(value)];
    }),
  );
}

/** Converts an approval into one that does not count here; its original statement is stored in its note. */
function claimedApproval(values: Values, versions: ReadonlySet<unknown> | undefined): Values {
  const { decision, note, versionNumber, nextOn: _next, ...rest } = values;
  const said =
    typeof decision !== 'string'
      ? archiveWords.claimedRequest
      : archiveWords.claimedDecision(labelOfOption(approvalDecisions, decision));
  const words = [said, typeof note === 'string' ? note : ''].filter((text) => text !== '');
  return {
    ...rest,
    ...(versionNumber !== undefined && (versions?.has(versionNumber) ?? true) ? { versionNumber } : {}),
    decision: 'claimed' satisfies ApprovalDecision,
    note: words.join('\n').slice(0, LONGEST_NOTE),
  };
}

interface StatedRow {
  readonly entity: string;
  readonly values: Values;
  readonly made: Values;
}

/**
 * Converts the rows of an imported record: no person in them is a user of this installation. Approvals of versions outside `versions` lose
 * their version.
 */
export const claimedRows = <Row extends StatedRow>(
  rows: readonly Row[],
  versions?: ReadonlySet<unknown>,
): readonly Row[] =>
  rows.map((row) => ({
    ...row,
    values: row.entity === 'approval' ? claimedApproval(row.values, versions) : row.values,
    made: claimedMade(row.made) as Values, // an object, as it was
  }));
