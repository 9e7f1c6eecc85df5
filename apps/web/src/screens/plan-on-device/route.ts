import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';
import { planRoute, type PlanRoute } from '../../routes/plan-route.ts';

/** What this device keeps of farms, and what of it waits to be sent. */
export const onDeviceRoute: PlanRoute<never> = planRoute({
  path: 'view/on-device',
  title: 'On this device',
  screen: async () => (await import('./on-device-screen.tsx')).OnDeviceScreen,
});

/** Every farm that this device keeps for whoever is here, and what was not sent of each. */
export const keptFarmsRoute: SignedInRoute<never> = signedInRoute({
  path: '/on-device',
  title: 'On this device',
  screen: async () => (await import('./farms-on-device-screen.tsx')).FarmsOnDeviceScreen,
});
