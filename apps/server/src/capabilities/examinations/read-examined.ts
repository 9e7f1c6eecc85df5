import {
  checklistOf,
  nameOfRow,
  programmes,
  type ChecklistItem,
  type ExaminationKind,
  type Programme,
  type ProgrammeKey,
  type Redaction,
  type StateRow,
} from '@tussock/domain';
import { redactContent } from '@tussock/reports';
import type { Reader } from '../../platform/database/open-database.ts';
import { readFrozenRows } from '../life/index.ts';
import type { ExaminationRow } from './examination-store.ts';

/** Talk among the people of the plan, which is no content of it: an examiner gets none of it. */
const talk: ReadonlySet<string> = new Set(['remark', 'detailNote']);

/** The version as its examiner sees it, and what is examined by it. */
export interface Examined {
  readonly rows: readonly StateRow[];
  readonly programme: Programme;
  readonly items: readonly ChecklistItem[];
  /** Key of the region that the version names; null where it names none. */
  readonly region: string | null;
  readonly farm: string;
}

/** Reads the version that is examined from its frozen content alone, without what was left out. Cultural places are in it only one by one. */
export async function readExamined(db: Reader, row: ExaminationRow): Promise<Examined> {
  const { rows: frozen, people, ownerName } = await readFrozenRows(db, row.planId, row.versionNumber);
  // Checked when the invitation was written.
  const redacts = row.redacts as readonly Redaction[];
  const culturalPlaces = row.culturalPlaces as readonly string[];
  const { rows } = redactContent(
    { rows: frozen.filter(({ entity }) => !talk.has(entity)), at: new Date(0), ownerName, people },
    { redacts: [...redacts, 'heritage'], culturalPlaces },
  );
  const left: readonly StateRow[] = rows;
  const programme = programmes[row.programme as ProgrammeKey].of(row.programmeVersion);
  const plan = left.find(({ entity }) => entity === 'plan');
  const region = plan?.values['region'];
  return {
    rows: left,
    programme,
    items: checklistOf(programme, row.kind as ExaminationKind, left),
    region: typeof region === 'string' ? region : null,
    farm: plan ? nameOfRow(plan) : row.propertyName,
  };
}
