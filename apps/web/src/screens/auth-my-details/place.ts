import { signedInPlace, type SignedInPlace } from '../../places/place.ts';

/** Who somebody is here. */
export const myDetailsPlace: SignedInPlace<never> = signedInPlace({
  path: '/auth/my-details',
  title: 'My details',
  screen: async () => (await import('./my-details-screen.tsx')).MyDetailsScreen,
});

/** Where the letter to a new address leads. */
export const confirmEmailPlace: SignedInPlace<'token'> = signedInPlace({
  path: '/auth/confirm-email/$token',
  title: 'Use this e-mail address?',
  screen: async () => (await import('./confirm-email-screen.tsx')).ConfirmEmailScreen,
});
