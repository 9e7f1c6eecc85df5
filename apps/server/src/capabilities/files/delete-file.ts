import { fileRefusals, findSubOutcome, isKindId, kindById, type Attributes } from '@tussock/domain';
import { keysMadeFrom, REMOVE_FILES } from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import type { FileWrite } from './attach-file.ts';
import { fileEntity } from './file-entity.ts';
import { findUses, removeFile } from './plan-file-store.ts';

/**
 * Deletes a file of a plan; its bytes go once the change is committed.
 *
 * @throws AppError notFound, fileInUse with the names of what shows it
 */
export function deleteFile(services: Services, act: FileWrite, fileId: string): Promise<{ _id: string }> {
  return changePlan(services, act, async ({ trx, planId, target, wrote }) => {
    const before = await target(fileEntity, fileId);
    const places = placesOf(await findUses(trx, planId, before.id));
    if (places.length > 0) throw new AppError('fileInUse', { message: fileRefusals.inUse(places) });
    await removeFile(trx, planId, before.id);
    const keys = Object.values(keysMadeFrom({ purpose: 'photo', planId }, before.id));
    await addJob(trx, { kind: REMOVE_FILES, payload: { keys } });
    wrote(fileEntity, before, null);
    return { _id: before.id };
  });
}

/** What shows a file, as a person knows it: “the trough By the ford”, “the soil test of 2026-05-04”. */
const placesOf = ({
  features,
  soilTests,
  evidence,
  outcomes,
}: Awaited<ReturnType<typeof findUses>>): readonly string[] => [
  ...features.map(({ kind, attributes }) => {
    if (!isKindId(kind)) return kind;
    const { names, label } = kindById(kind);
    return `the ${names.inSentence} ${label(attributes as Attributes)}`; // checked before it was stored
  }),
  ...soilTests.map(({ details }) => `the soil test ${dayOf(details as Attributes)}`), // as above
  ...evidence.map(({ title }) => `the action ${title}`),
  ...outcomes.map(
    ({ outcomeKey }) => `the outcome ${findSubOutcome(outcomeKey)?.outcome.title ?? outcomeKey}`,
  ),
];

/** A test has no name that everybody gives it; the day it was taken stands in every list. */
const dayOf = ({ sampledOn }: Attributes): string => `of ${String(sampledOn)}`;
