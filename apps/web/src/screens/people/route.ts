import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';
import {
  readAccountSearch,
  readPeopleSearch,
  type AccountSearch,
  type PeopleSearch,
} from './people-search.ts';

/** One's own people. */
export const teamRoute: SignedInRoute<never, PeopleSearch> = signedInRoute({
  path: '/auth/team',
  title: 'Team',
  readSearch: readPeopleSearch,
  opensTo: ['manageProviderUsers', 'manageAccountUsers'],
  screen: async () => (await import('./team-screen.tsx')).TeamScreen,
});

/** All accounts. */
export const accountsRoute: SignedInRoute<never, PeopleSearch> = signedInRoute({
  path: '/auth/accounts',
  title: 'Accounts',
  readSearch: readPeopleSearch,
  opensTo: ['seeAccounts'],
  screen: async () => (await import('./accounts-screen.tsx')).AccountsScreen,
});

/** One account. */
export const accountRoute: SignedInRoute<'id', AccountSearch> = signedInRoute({
  path: '/auth/account/$id',
  title: 'Account',
  readSearch: readAccountSearch,
  opensTo: ['seeAccount'],
  screen: async () => (await import('./account-screen.tsx')).AccountScreen,
});
