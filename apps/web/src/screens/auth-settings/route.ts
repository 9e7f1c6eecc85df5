import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';

/** Letters, and where somebody is signed in. */
export const settingsRoute: SignedInRoute<never> = signedInRoute({
  path: '/auth/settings',
  title: 'Settings',
  screen: async () => (await import('./settings-screen.tsx')).SettingsScreen,
});
