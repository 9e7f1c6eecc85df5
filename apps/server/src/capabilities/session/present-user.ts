import type { CurrentUser } from '@tussock/contract';
import {
  canDo,
  canStartPlan,
  globalAbilities,
  populationOf,
  TERMS_VERSION,
  type GlobalAbility,
  type GlobalRole,
} from '@tussock/domain';
import type { findUser } from './session-store.ts';

export function presentUser(user: Awaited<ReturnType<typeof findUser>>): CurrentUser {
  const role = user.role as GlobalRole; // checked by the database against the same list
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    role,
    population: populationOf[role],
    accountId: user.accountId,
    accountName: user.accountName,
    profileImageUrl: user.profileImageUrl,
    hasAcceptedTerms: user.acceptedTermsVersion === TERMS_VERSION,
    abilities: (Object.keys(globalAbilities) as GlobalAbility[]).filter((ability) =>
      // the keys of the very table
      ability === 'createPlan' ? canStartPlan({ role, accountId: user.accountId }) : canDo(role, ability),
    ),
  };
}
