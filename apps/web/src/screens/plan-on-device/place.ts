import { signedInPlace, type SignedInPlace } from '../../places/place.ts';
import { planPlace, type PlanPlace } from '../../places/plan-place.ts';

/** What this device keeps of farms, and what of it waits to be sent. */
export const onDevicePlace: PlanPlace<never> = planPlace({
  path: 'view/on-device',
  title: 'On this device',
  screen: async () => (await import('./on-device-screen.tsx')).OnDeviceScreen,
});

/** Every farm that this device keeps for whoever is here, and what was not sent of each. */
export const keptFarmsPlace: SignedInPlace<never> = signedInPlace({
  path: '/on-device',
  title: 'On this device',
  screen: async () => (await import('./farms-on-device-screen.tsx')).FarmsOnDeviceScreen,
});
