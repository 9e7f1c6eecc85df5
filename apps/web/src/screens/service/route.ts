import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';
import { readAuditSearch, type AuditSearch } from './audit-search.ts';

/** How the installation runs, for the provider's administrators. */
export const serviceRoute: SignedInRoute = signedInRoute({
  path: '/auth/service',
  title: 'Service',
  opensTo: ['operateService'],
  screen: async () => (await import('./service-screen.tsx')).ServiceScreen,
});

/** Audit log of the whole service. */
export const serviceAuditRoute: SignedInRoute<never, AuditSearch> = signedInRoute({
  path: '/auth/service/audit',
  title: 'Audit log',
  readSearch: readAuditSearch,
  opensTo: ['operateService'],
  screen: async () => (await import('./service-audit-screen.tsx')).ServiceAuditScreen,
});

/** What is kept about people, taken out for them or erased. */
export const personalDataRoute: SignedInRoute<never> = signedInRoute({
  path: '/auth/service/people',
  title: 'People’s data',
  opensTo: ['operateService'],
  screen: async () => (await import('./personal-data-screen.tsx')).PersonalDataScreen,
});
