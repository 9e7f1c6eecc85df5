import { planRecordStore } from './open-record.ts';

/** From here on the record of whichever plan is open is open too, as soon as what opens it has come. Said twice it is done once. */
export async function startSync(): Promise<void> {
  try {
    const { followOpenPlan } = await import('./follow-open-plan.ts');
    planRecordStore.setState({ fault: undefined });
    followOpenPlan();
  } catch (fault) {
    // Told by the screen that waits for it.
    planRecordStore.setState({ fault });
  }
}
