import { signedInPlace, type SignedInPlace } from '../../places/place.ts';
import {
  readAccountSearch,
  readPeopleSearch,
  type AccountSearch,
  type PeopleSearch,
} from './people-search.ts';

/** One's own people. */
export const teamPlace: SignedInPlace<never, PeopleSearch> = signedInPlace({
  path: '/auth/team',
  title: 'Team',
  readSearch: readPeopleSearch,
  opensTo: ['manageProviderUsers', 'manageAccountUsers'],
  screen: async () => (await import('./team-screen.tsx')).TeamScreen,
});

/** All accounts. */
export const accountsPlace: SignedInPlace<never, PeopleSearch> = signedInPlace({
  path: '/auth/accounts',
  title: 'Accounts',
  readSearch: readPeopleSearch,
  opensTo: ['seeAccounts'],
  screen: async () => (await import('./accounts-screen.tsx')).AccountsScreen,
});

/** One account. */
export const accountPlace: SignedInPlace<'id', AccountSearch> = signedInPlace({
  path: '/auth/account/$id',
  title: 'Account',
  readSearch: readAccountSearch,
  opensTo: ['seeAccount'],
  screen: async () => (await import('./account-screen.tsx')).AccountScreen,
});
