import type { BodyOf, inviteExaminer as inviteCall } from '@tussock/contract';
import {
  dayInNewZealand,
  endOfDayInNewZealand,
  examinationWords as words,
  programmesFor,
} from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { findName } from '../../platform/things/person-name-store.ts';
import type { Services } from '../../services.ts';
import { findVersion } from '../life/index.ts';
import { findOrCreateUser, findPlan } from '../plans/index.ts';
import { examinationEntity } from './examination-entities.ts';
import { inviteByLetter } from './examination-letters.ts';
import { findExamination, insertExamination } from './examination-store.ts';

type Invitation = BodyOf<typeof inviteCall> & { readonly _id: string };

/** Finds the programme's version that the plan is examined by. @throws AppError badRequest where it is not for this region, day or kind */
async function findProgramme({ trx, planId, at }: PlanChange, { programme, kind }: Invitation) {
  const { region } = (await findPlan(trx, planId)).info as { region?: string }; // written through the declared fields only
  const offered = programmesFor({ region: region ?? null, on: dayInNewZealand(at), kind });
  const found = offered.find(({ key }) => key === programme);
  if (!found) throw refuseField('programme', words.programmeNotFor);
  return found;
}

/** The row of a new examination: what is examined, by whom, by which programme, and what is left out of it. */
async function rowOf(change: PlanChange, invitation: Invitation) {
  const { trx, planId, at, actorId } = change;
  const { _id: id, kind, versionNumber, email, name, bodyName, scope, expiresOn } = invitation;
  if (expiresOn < dayInNewZealand(at)) throw refuseField('expiresOn', words.endsPast);
  const programme = await findProgramme(change, invitation);
  const version = await findVersion(trx, planId, versionNumber);
  if (!version) throw new AppError('notFound');
  const person = { id: uuidv7(), email: email.toLowerCase(), name, role: 'accountUser' } as const;
  const examinerId = await findOrCreateUser(trx, person);
  return {
    id,
    planId,
    kind,
    programme: programme.key,
    programmeVersion: programme.version,
    versionNumber,
    contentHash: version.contentHash,
    examinerId,
    examinerName: await findName(trx, examinerId),
    bodyName: bodyName ?? null,
    scope,
    endsAt: endOfDayInNewZealand(expiresOn),
    redacts: JSON.stringify(invitation.redacts),
    culturalPlaces: JSON.stringify(invitation.culturalPlaces),
    invitedBy: actorId,
    invitedByName: await findName(trx, actorId),
    invitedAt: at,
    state: 'invited',
    stateSince: at,
  };
}

/**
 * Invites a certifier or an auditor to a frozen version. The database refuses whoever prepared, leads, owns, advises on or works for the plan.
 *
 * @throws AppError badRequest, notFound for a version that is not there, alreadyExists where one of the kind and programme is open
 */
export function inviteExaminer(
  services: Services,
  { body, ...act }: PlanAct & { readonly caller: Caller; readonly body: Invitation },
): Promise<{ _id: string }> {
  return changePlan(services, act, async (change) => {
    const { trx, planId, at, actorId, wrote } = change;
    const row = await rowOf(change, body);
    if (!(await insertExamination(trx, row))) throw new AppError('alreadyExists');
    const made = await findExamination(trx, planId, row.id);
    if (!made) throw new Error('an examination that was made is there');
    wrote(examinationEntity, null, made);
    await writeAudit(trx, {
      actorId,
      action: 'inviteExaminer',
      planId,
      at,
      detail: {
        userId: row.examinerId,
        examinationId: row.id,
        kind: row.kind,
        versionNumber: row.versionNumber,
      },
    });
    await inviteByLetter(change, services, made);
    return { _id: row.id };
  });
}
