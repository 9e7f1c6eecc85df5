import { SEE_AS_HEADER, type AnyCall } from '@tussock/contract';
import { canDo, type GlobalAbility, type TokenScope } from '@tussock/domain';
import type { FastifyRequest } from 'fastify';
import type { Caller, PlanAccess, SignedInCaller, TokenGrant } from './platform/access/caller.ts';
import { askPersonAgain } from './platform/access/ask-person-again.ts';
import { findPlanAccess } from './platform/access/find-plan-access.ts';
import { AppError } from './platform/http/app-error.ts';
import { noteTokenUse } from './platform/ledger/note-token-use.ts';
import { noteStaffReading } from './platform/ledger/note-staff-reading.ts';
import type { Services } from './services.ts';

/** Identifies the caller. A quiet check does not count as activity of the person. */
export type Identify = (
  request: FastifyRequest,
  how?: { readonly isQuiet: boolean },
) => Promise<SignedInCaller>;

/** An admitted caller, and the plan of the call. */
export interface Admission {
  readonly caller: Caller | undefined;
  readonly plan: PlanAccess | undefined;
}

const readSeeAs = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join() : header;

async function admitToPlan(
  call: AnyCall & { readonly access: { readonly to: 'plan' } },
  request: FastifyRequest,
  { services, caller }: { services: Services; caller: Caller },
): Promise<PlanAccess> {
  const { planId = '' } = request.params as { planId?: string }; // Fastify parses the path by its declared parameters
  const at = services.clock.now();
  const plan = await findPlanAccess(services.database.db, {
    caller,
    planId,
    ability: call.access.ability,
    at,
    isWrite: call.method !== 'GET',
    seeAs: readSeeAs(request.headers[SEE_AS_HEADER]),
  });
  const { token, userId: actorId } = caller;
  const isWrite = call.method !== 'GET';
  if (!isWrite) await noteStaffReading(services.database.db, { caller, plan, at });
  if (token) await noteTokenUse(services.database.db, { actorId, token, plan, isWrite, at });
  return plan;
}

/** Checks a global ability. @throws AppError forbidden */
function admitPerson(caller: Caller, ability: GlobalAbility): Caller {
  if (!canDo(caller.role, ability))
    throw new AppError('forbidden', { logText: `${caller.role} may not ${ability}` });
  return { ...caller, askAgain: (trx) => askPersonAgain(trx, caller, ability) };
}

/** Refuses a call that none of the token's scopes opens. A call that declares no scopes is for signed-in people alone. @throws AppError tokenScope */
function refuseOutsideScopes(call: AnyCall, token: TokenGrant): void {
  const opening: readonly TokenScope[] = ('scopes' in call && call.scopes) || [];
  if (!opening.some((scope) => token.scopes.includes(scope)))
    throw new AppError('tokenScope', { logText: `token for ${token.scopes.join(' ')} may not ${call.id}` });
}

const isOfPlan = (call: AnyCall): call is AnyCall & { readonly access: { readonly to: 'plan' } } =>
  call.access.to === 'plan';

/**
 * Identifies the caller and checks their right to a call; every call is admitted or refused here. It runs before the body is read, so that a refused
 * body costs nothing.
 *
 * @throws AppError sessionNotFound, sessionExpired, userNotFound, tokenNotFound, tokenScope, termsNotAccepted, forbidden
 */
export async function admit(
  call: AnyCall,
  request: FastifyRequest,
  { services, identify }: { services: Services; identify: Identify },
): Promise<Admission> {
  const { access } = call;
  if (access.to === 'anyone') return { caller: undefined, plan: undefined };
  const { hasAcceptedTerms, ...caller } = await identify(request);
  if (caller.token) refuseOutsideScopes(call, caller.token);
  const isBeforeTerms = 'beforeTerms' in access && access.beforeTerms;
  if (!hasAcceptedTerms && !isBeforeTerms) throw new AppError('termsNotAccepted');
  if (access.to === 'signedIn') return { caller: admitPerson(caller, access.ability), plan: undefined };
  return {
    caller,
    plan: isOfPlan(call) ? await admitToPlan(call, request, { services, caller }) : undefined,
  };
}
