import { openingTimes } from '../sync/device/opened-plans.ts';

/** Erases copies of plans that nobody has opened on this device for long, in the background. Does nothing where none was ever stored. */
export async function eraseOldCopies(): Promise<void> {
  if (Object.keys(openingTimes()).length === 0) return;
  const { eraseOld } = await import('../sync/device/erase-device.ts');
  await eraseOld(Date.now());
}
