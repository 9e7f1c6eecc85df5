import type { AnyCall, ReplyOf } from '@tussock/contract';
import type { PlanAbility } from '@tussock/domain';
import { createApiClient, type CallArguments, type SessionErrorCode } from '../api/client.ts';
import { browserFetch } from '../api/send.ts';
import { queryText, type QueryValue } from '../api/query-text.ts';
import { openPlanStore } from '../plan-session/open-plan.ts';
import { seeAsStore } from '../plan-session/see-as.ts';
import { userErrorCodeReceived, userForgotten } from './current-user.ts';
import { regainSession } from './regain-session.ts';
import { resetLists } from './query-client.ts';
import { toasts } from './toasts.ts';

let goToSignIn: (code: SessionErrorCode) => void = () => {};

/** Sets where the browser goes when the session is not usable. The router does this once it exists. */
export function setUnauthorisedHandler(handler: (code: SessionErrorCode) => void): void {
  goToSignIn = handler;
}

/** The client of every declared call, connected to the toasts, the cache, the open plan and the current user. */
export const client = createApiClient(
  {
    fetch: browserFetch,
    openPlanId: () => openPlanStore.getState().planId,
    seenAs: () => seeAsStore.getState().role,
  },
  {
    showToast: (toast) => toasts.show(toast),
    setUserErrorCode: userErrorCodeReceived,
    unauthorised: (code) => {
      // In this order: whether a guard is just fetching the user decides who leads on.
      goToSignIn(code);
      userForgotten();
    },
    regainSession,
    resetLists,
  },
);

/** Query metadata: the ability on the plan that a call needs. `seePlanAs` refetches only what the new role may read. */
export const readsWith = ({ access }: AnyCall): { readonly planAbility?: PlanAbility } =>
  access.to === 'plan' ? { planAbility: access.ability } : {};

/** Query options for a declared call: `useQuery(reading(listPlans, { query }))`. The screen shows errors in place of the data. */
export function reading<C extends AnyCall>(declaration: C, args: CallArguments<C>) {
  const { params, query } = args as {
    readonly params?: Readonly<Record<string, string | undefined>>;
    readonly query?: Readonly<Record<string, QueryValue>>;
  };
  const scope = declaration.path.includes('{planId}')
    ? { planId: openPlanStore.getState().planId, ...params }
    : params;
  return {
    queryKey: [declaration.id, scope ?? {}, queryText(query)] as const,
    meta: readsWith(declaration),
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ReplyOf<C>> =>
      client.call(declaration, args, { signal, isQuiet: true }),
  };
}
