import { signedInPlace, type SignedInPlace } from '../../places/place.ts';

/** Letters, and where somebody is signed in. */
export const settingsPlace: SignedInPlace<never> = signedInPlace({
  path: '/auth/settings',
  title: 'Settings',
  screen: async () => (await import('./settings-screen.tsx')).SettingsScreen,
});
