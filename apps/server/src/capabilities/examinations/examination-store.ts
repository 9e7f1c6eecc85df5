import { sql, type Insertable, type Transaction, type Updateable } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';

const examinations = (db: Reader) =>
  db
    .selectFrom('planExamination')
    .innerJoin('plan', 'plan.id', 'planExamination.planId')
    .selectAll('planExamination')
    .select('plan.propertyName');

export const findExamination = (db: Reader, planId: string, id: string) =>
  examinations(db)
    .where('planExamination.planId', '=', planId)
    .where('planExamination.id', '=', id)
    .executeTakeFirst();
export type ExaminationRow = NonNullable<Awaited<ReturnType<typeof findExamination>>>;

/** Lists the examinations of a plan, the newest first. */
export const findExaminations = (db: Reader, planId: string): Promise<readonly ExaminationRow[]> =>
  examinations(db)
    .where('planExamination.planId', '=', planId)
    .orderBy('planExamination.id', 'desc')
    .execute();

/** Most examinations listed of one person. */
const MOST_OWN = 200;

/** Lists the examinations of a person who still has access to them, the newest first. */
export const findOwnExaminations = (
  db: Reader,
  wanted: { readonly examinerId: string; readonly states: readonly string[]; readonly at: Date },
): Promise<readonly ExaminationRow[]> =>
  examinations(db)
    .where('planExamination.examinerId', '=', wanted.examinerId)
    .where('planExamination.state', 'in', wanted.states)
    .where('planExamination.endsAt', '>', wanted.at)
    .orderBy('planExamination.id', 'desc')
    .limit(MOST_OWN)
    .execute();

/** Inserts an examination; false where the id exists, or one of the kind and programme is open on the plan. */
export async function insertExamination(
  trx: Transaction<DB>,
  row: Insertable<DB['planExamination']>,
): Promise<boolean> {
  const made = await trx
    .insertInto('planExamination')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export const updateExamination = (
  trx: Transaction<DB>,
  id: string,
  set: Omit<Updateable<DB['planExamination']>, 'id' | 'version'>,
) =>
  trx
    .updateTable('planExamination')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const findFindings = (db: Reader, examinationId: string) =>
  db
    .selectFrom('examinationFinding')
    .selectAll()
    .where('examinationId', '=', examinationId)
    .orderBy('item')
    .execute();
export type FindingRow = Awaited<ReturnType<typeof findFindings>>[number];

/** Writes the finding on an item, in place of the one before. */
export const writeFinding = (
  trx: Transaction<DB>,
  finding: Omit<Insertable<DB['examinationFinding']>, 'version'>,
) =>
  trx
    .insertInto('examinationFinding')
    .values(finding)
    .onConflict((conflict) =>
      conflict.columns(['examinationId', 'item']).doUpdateSet((row) => ({
        content: finding.content,
        shownBy: finding.shownBy,
        updatedAt: finding.updatedAt,
        version: row('examinationFinding.version', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Lists the questions of examinations, the oldest first. */
export const findQuestions = (db: Reader, examinationIds: readonly string[]) =>
  db
    .selectFrom('examinationQuestion')
    .selectAll()
    .where('examinationId', 'in', examinationIds)
    .orderBy('id')
    .execute();
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

export const insertQuestion = (trx: Transaction<DB>, question: Insertable<DB['examinationQuestion']>) =>
  trx.insertInto('examinationQuestion').values(question).returningAll().executeTakeFirstOrThrow();

/** Writes the answer to a question. Undefined where it has one, or there is no such question. */
export const writeAnswer = (
  trx: Transaction<DB>,
  { examinationId, id, answered }: { examinationId: string; id: string; answered: string },
) =>
  trx
    .updateTable('examinationQuestion')
    .set((row) => ({ answered, version: row('version', '+', 1) }))
    .where('examinationId', '=', examinationId)
    .where('id', '=', id)
    .where('answered', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Lists the reports of examinations, in the order in which they were made. */
export const findReports = (db: Reader, examinationIds: readonly string[]) =>
  db
    .selectFrom('examinationReport')
    .selectAll()
    .where('examinationId', 'in', examinationIds)
    .orderBy(sql`array_position(array['draft', 'reply', 'final'], stage)`)
    .execute();
export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

export const insertReport = (trx: Transaction<DB>, report: Insertable<DB['examinationReport']>) =>
  trx.insertInto('examinationReport').values(report).execute();

/** Finds a certifier or an auditor with their address. */
export const findExaminer = (db: Reader, userId: string) =>
  db
    .selectFrom('appUser')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
