import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';
import { recordsRoute } from '../plan-records/route.ts';
import { readEventSearch, type EventSearch } from './event-search.ts';

/** A new event in the log of a feature: irrigation, effluent, a check. */
export const newEventRoute: PlanRoute<'event', EventSearch> = planRoute({
  path: 'edit/log/$event',
  title: 'New record',
  readSearch: readEventSearch,
  opensTo: 'editFeatures',
  belongsTo: recordsRoute,
  needsRecord: true,
  screen: async () => (await import('./new-event-screen.tsx')).NewEventScreen,
});
