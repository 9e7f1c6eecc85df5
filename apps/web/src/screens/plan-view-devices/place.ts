import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** The devices of a plan and the networks that send for them. */
export const devicesPlace: PlanPlace<never> = planPlace({
  path: 'view/devices',
  title: 'Devices',
  needsLine: 'for readings, and for the networks that send them',
  navigation: { label: 'Devices', icon: 'sensor', group: 'Records', onPhone: 'Records' },
  screen: async () => (await import('./devices-screen.tsx')).DevicesScreen,
});
