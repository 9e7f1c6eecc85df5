import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';

/** What somebody was told of their plans. */
export const noticesRoute: SignedInRoute<never> = signedInRoute({
  path: '/auth/notices',
  title: 'Notices',
  screen: async () => (await import('./notices-screen.tsx')).NoticesScreen,
});
