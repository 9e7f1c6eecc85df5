import { publicRoute, type PublicRoute } from '../../routes/route.ts';

/** Where the secret link of a shared copy leads. */
export const sharedCopyRoute: PublicRoute<'secret'> = publicRoute({
  path: '/shared/$secret',
  title: 'Shared copy',
  screen: async () => (await import('./shared-copy-screen.tsx')).SharedCopyScreen,
});
