import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';
import { readRoomSearch, type RoomSearch } from './room-search.ts';

/** Certifications and audits that one is invited to or makes. */
export const examinationsRoute: SignedInRoute<never> = signedInRoute({
  path: '/examinations',
  title: 'My certifications and audits',
  screen: async () => (await import('./desk-screen.tsx')).DeskScreen,
});

/** Room of one certification or audit. It is no page of the plan: its examiner has no access to that. */
export const examinationRoute: SignedInRoute<'planId' | 'id', RoomSearch> = signedInRoute({
  path: '/examinations/$planId/$id',
  title: 'Certification or audit',
  readSearch: readRoomSearch,
  screen: async () => (await import('./room-screen.tsx')).RoomScreen,
});
