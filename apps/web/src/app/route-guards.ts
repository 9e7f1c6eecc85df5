import { redirect } from '@tanstack/react-router';
import type { CurrentUser } from '@tussock/contract';
import { refusals, toasts as toastWords, type GlobalAbility } from '@tussock/domain';
import { ApiError, AuthError } from '../api/errors.ts';
import { findCurrentUser } from '../session/find-current-user.ts';
import type { Address } from '../routes/route.ts';
import { dashboardRoute } from '../screens/dashboard/route.ts';
import { farmRoute } from '../screens/plan-farm/route.ts';
import { confirmDetailsRoute } from '../screens/plan-confirm-details/route.ts';
import { authErrorRoute, welcomeRoute } from '../screens/public/route.ts';
import { toasts } from '../session/toasts.ts';
import { forgetRedirect, rememberRedirect, wasRedirectedToPlan } from '../session/redirected-to-plan.ts';

/** Creates the router's redirect to an address; the caller throws it. */
export const redirectTo = ({ path, search }: Address) => redirect({ to: path, search });

/** Requires a signed-in person; others are sent to a page that says why, which leads back after signing in. */
export async function requireUser(returnTo: string): Promise<CurrentUser> {
  try {
    return await findCurrentUser();
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    forgetRedirect();
    // The router's redirects are thrown, though they are no errors.
    throw redirectTo(authErrorRoute.at({ code: error.errorCode, returnTo }));
  }
}

/** Requires one of these abilities; others see the refusal in place of the screen. */
export async function requireAbility(...abilities: readonly GlobalAbility[]): Promise<void> {
  const user = await findCurrentUser();
  if (!abilities.some((ability) => user.abilities.includes(ability)))
    throw new ApiError(refusals.forbidden, 403);
}

/** Redirects home: an owner of one farm to it, others who are signed in to the list of plans, anybody else to the welcome page. */
export async function leadHome(): Promise<never> {
  const user = await findCurrentUser().catch((error: unknown) => {
    if (!(error instanceof AuthError)) throw error;
    forgetRedirect();
    // The router's redirects are thrown, though they are no errors.
    throw redirectTo(welcomeRoute.at());
  });
  // Visitors of the public pages need none of this.
  const { findOnlyFarm } = await import('../session/pending-plan.ts');
  const planId = await findOnlyFarm(user);
  throw redirectTo(planId === null ? dashboardRoute.at() : farmRoute.at({ planId }));
}

/** Redirects an owner to the plan that awaits their confirmation, once after signing in; later visits show the list. */
export async function leadToPendingPlan(): Promise<void> {
  const { _id: userId, hasAcceptedTerms } = await findCurrentUser();
  // The terms come first; the place is opened anew once they are accepted.
  if (!hasAcceptedTerms || wasRedirectedToPlan(userId)) return;
  // Visitors of the public pages need none of this.
  const { findPendingPlan } = await import('../session/pending-plan.ts');
  const planId = await findPendingPlan();
  rememberRedirect(userId);
  if (planId === null) return;
  toasts.show({ message: toastWords.ledToPlan(), type: 'primary' });
  throw redirectTo(confirmDetailsRoute.at({ planId }));
}
