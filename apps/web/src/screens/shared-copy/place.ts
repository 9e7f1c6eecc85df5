import { openPlace, type OpenPlace } from '../../places/place.ts';

/** Where the secret link of a shared copy leads. */
export const sharedCopyPlace: OpenPlace<'secret'> = openPlace({
  path: '/shared/$secret',
  title: 'Shared copy',
  screen: async () => (await import('./shared-copy-screen.tsx')).SharedCopyScreen,
});
