import {
  actionWords,
  checkFields,
  evidenceFields,
  isUuid,
  MOST_FILES,
  remarkFields,
  type FieldRefusal,
} from '@tussock/domain';
import { readOutsidePosition } from '@tussock/geometry';
import type { Values } from '@tussock/sync';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { doneAtOf } from '../../platform/ledger/done-at-of.ts';
import type { Who } from '../../platform/ledger/record-writer.ts';
import type { Thing, ThingContent } from '../../platform/things/thing-store.ts';
import { findKnownFileIds } from '../files/index.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import { actionStore, madeOfAction, type ActionMade } from '../../platform/things/stored-actions.ts';
import { evidenceWrites, remarkWrites } from './action-things.ts';

/** Checks that the action of a remark or evidence exists. @throws AppError badRequest */
async function findAction({ trx, planId }: PlanChange, actionId: unknown): Promise<string> {
  const id = typeof actionId === 'string' && isUuid(actionId) ? actionId.toLowerCase() : undefined;
  if (id === undefined || !(await actionStore.find(trx, planId, id)))
    throw refuseFields([{ field: 'actionId', message: actionWords.actionGone }]);
  return id;
}

/** The author of a remark or evidence: whoever first wrote it. */
async function authorOf({ trx, actorId, doneAt }: PlanChange, before: Thing | null): Promise<Values> {
  return before?.made ?? { byId: actorId, byName: await findName(trx, actorId), ...doneAtOf(doneAt) };
}

/** Refuses to change what somebody else wrote, except for those who edit the actions. @throws AppError forbidden */
export function checkAuthor({ actorId }: PlanChange, { made }: Thing, { abilities }: Who): void {
  if (made['byId'] !== actorId && !abilities.includes('editActions'))
    throw new AppError('forbidden', { message: [actionWords.notYours] });
}

/** Refuses to move a remark or evidence to another action, since a completed action would lose its evidence. @throws AppError badRequest */
export function checkSameAction({ content }: Thing, { actionId }: Values): void {
  if (String(actionId).toLowerCase() !== content['actionId'])
    throw refuseFields([{ field: 'actionId', message: actionWords.staysWithAction }]);
}

/** Finds who verified an action, and when; undefined where it is not verified, or was deleted. */
async function verificationOf(
  { trx, planId }: PlanChange,
  { content }: Thing,
): Promise<ActionMade['verifiedBy']> {
  const action = await actionStore.find(trx, planId, String(content['actionId']));
  return action && madeOfAction(action).verifiedBy;
}

/** Refuses to change evidence of a verified action until the verification is taken back. @throws AppError badRequest */
export async function checkUnverified(change: PlanChange, before: Thing): Promise<void> {
  const verifiedBy = await verificationOf(change, before);
  if (verifiedBy && before.createdAt <= new Date(verifiedBy.at))
    throw refuseFields([{ field: 'actionId', message: actionWords.verifiedStays }]);
}

/** Refuses to restore evidence that was in the bin when its action was verified, since the verifier did not see it. @throws AppError badRequest */
export async function checkSeenByVerifier(change: PlanChange, deleted: Thing): Promise<void> {
  const verifiedBy = await verificationOf(change, deleted);
  if (verifiedBy && deleted.deletedAt && deleted.deletedAt <= new Date(verifiedBy.at))
    throw refuseFields([{ field: 'actionId', message: actionWords.verifiedWithout }]);
}

/** Creates the stored content of a remark. @throws AppError badRequest */
export async function remarkContent(
  change: PlanChange,
  before: Thing | null,
  { actionId, ...values }: Values,
): Promise<ThingContent> {
  const checked = checkFields(remarkFields, values);
  if (!checked.ok) throw refuseFields(checked.refusals);
  return {
    content: { actionId: await findAction(change, actionId), ...checked.attributes },
    made: await authorOf(change, before),
  };
}

const SHA256 = /^[0-9a-f]{64}$/;

const isPlace = (place: unknown): boolean => readOutsidePosition(place) !== null;

const isTime = (time: unknown): boolean =>
  typeof time === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(time) && !Number.isNaN(Date.parse(time));

const isHash = (hash: unknown): boolean => typeof hash === 'string' && SHA256.test(hash);

const isFileList = (files: unknown): files is readonly string[] =>
  Array.isArray(files) &&
  files.length > 0 &&
  files.length <= MOST_FILES &&
  files.every((id) => typeof id === 'string' && isUuid(id));

/** Values that the device gave for a picture. */
const told = [
  { key: 'place', isRight: isPlace, message: actionWords.wrongPlace },
  { key: 'takenAt', isRight: isTime, message: actionWords.wrongTime },
  { key: 'sha256', isRight: isHash, message: actionWords.wrongFingerprint },
] as const;

const toldRefusals = (values: Values): readonly FieldRefusal[] =>
  told.flatMap(({ key, isRight, message }) =>
    values[key] === undefined || isRight(values[key]) ? [] : [{ field: key, message }],
  );

/** Creates the stored content of evidence. @throws AppError badRequest */
export async function evidenceContent(
  change: PlanChange,
  before: Thing | null,
  { actionId, files, place, takenAt, sha256, ...values }: Values,
): Promise<ThingContent> {
  const beside = Object.fromEntries(
    Object.entries({ place, takenAt, sha256 }).filter(([, value]) => value !== undefined && value !== null),
  );
  const checked = checkFields(evidenceFields, values);
  const refusals = [...(checked.ok ? [] : checked.refusals), ...toldRefusals(beside)];
  if (refusals.length > 0 || !checked.ok) throw refuseFields(refusals);
  const fileIds = await checkFiles(change, before, files);
  return {
    content: {
      actionId: await findAction(change, actionId),
      files: fileIds,
      ...beside,
      ...checked.attributes,
    },
    made: await authorOf(change, before),
  };
}

/** Checks that added files are of the plan. @throws AppError badRequest */
async function checkFiles(
  { trx, planId }: PlanChange,
  before: Thing | null,
  files: unknown,
): Promise<readonly string[]> {
  const refuse = (message: string) => refuseFields([{ field: 'files', message }]);
  if (!isFileList(files)) throw refuse(actionWords.evidenceNeedsFile);
  const ids = [...new Set(files.map((id) => id.toLowerCase()))];
  const standing = (before?.content['files'] ?? []) as readonly string[]; // written here
  const added = ids.filter((id) => !standing.includes(id));
  const photos = await findKnownFileIds(trx, planId, { purpose: 'photo' }, added);
  const papers = await findKnownFileIds(trx, planId, { purpose: 'document' }, added);
  if (added.some((id) => !photos.has(id) && !papers.has(id))) throw refuse(actionWords.otherFiles);
  return ids;
}

/** Adds a remark as part of a change of its plan. @throws AppError badRequest */
export const addRemark = async (change: PlanChange, id: string, values: Values): Promise<Thing> =>
  remarkWrites.add(change, id, await remarkContent(change, null, values));

/** Adds evidence as part of a change of its plan. @throws AppError badRequest */
export const addEvidence = async (change: PlanChange, id: string, values: Values): Promise<Thing> =>
  evidenceWrites.add(change, id, await evidenceContent(change, null, values));
