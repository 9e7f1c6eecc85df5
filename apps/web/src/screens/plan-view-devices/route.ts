import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';

/** The devices of a plan and the networks that send for them. */
export const devicesRoute: PlanRoute<never> = planRoute({
  path: 'view/devices',
  title: 'Devices',
  needsLine: 'for readings, and for the networks that send them',
  navigation: { label: 'Devices', icon: 'sensor', group: 'Records', onPhone: 'Records' },
  screen: async () => (await import('./devices-screen.tsx')).DevicesScreen,
});
