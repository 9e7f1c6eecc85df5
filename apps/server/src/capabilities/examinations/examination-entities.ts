import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Entity } from '../../platform/ledger/entity.ts';
import {
  findExamination,
  type ExaminationRow,
  type FindingRow,
  type QuestionRow,
} from './examination-store.ts';
import { presentExamination } from './present-examination.ts';

/** The entity of examinations, for writes and log. It is no part of the plan's record: what is let out of it is in its reports. */
export const examinationEntity: Entity<ExaminationRow> = {
  nameOf: () => 'examination',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  find: findExamination,
  logged: ({
    kind,
    programme,
    programmeVersion,
    versionNumber,
    examinerName,
    state,
    endsAt,
    declaration,
    replyBy,
  }) => ({
    name: examinerName,
    kind,
    programme,
    programmeVersion,
    versionNumber,
    state,
    endsAt: endsAt.toISOString(),
    declaration,
    replyBy,
  }),
  present: presentExamination,
};

/** Things within an examination are written under its lock and found by its operations. */
const foundWithin = (_trx: Transaction<DB>): Promise<undefined> => Promise.resolve(undefined);

/** The entity of findings, for the log. The plan's people do not read it there: a finding is the examiner's own until it is reported. */
export const findingEntity: Entity<FindingRow> = {
  nameOf: () => 'examinationFinding',
  idOf: ({ examinationId }) => examinationId,
  find: foundWithin,
  logged: ({ item, content, shownBy }) => ({ item, content, shownBy }),
  present: ({ item, version }) => ({ item, version }),
};

/** The entity of questions and their answers, for the log. */
export const questionEntity: Entity<QuestionRow> = {
  nameOf: () => 'examinationQuestion',
  idOf: ({ id }) => id,
  find: foundWithin,
  logged: ({ item, asked, answered }) => ({ item, asked, answered }),
  present: ({ id, version }) => ({ _id: id, version }),
};
