import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';

/** Who somebody is here. */
export const myDetailsRoute: SignedInRoute<never> = signedInRoute({
  path: '/auth/my-details',
  title: 'My details',
  screen: async () => (await import('./my-details-screen.tsx')).MyDetailsScreen,
});

/** Where the letter to a new address leads. */
export const confirmEmailRoute: SignedInRoute<'token'> = signedInRoute({
  path: '/auth/confirm-email/$token',
  title: 'Use this e-mail address?',
  screen: async () => (await import('./confirm-email-screen.tsx')).ConfirmEmailScreen,
});
