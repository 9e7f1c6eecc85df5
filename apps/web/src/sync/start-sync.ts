import { planRecordStore } from './open-record.ts';

/** Loads the sync code, and keeps the plan of the address open from then on. */
export async function startSync(): Promise<void> {
  try {
    const { followOpenPlan } = await import('./follow-open-plan.ts');
    planRecordStore.setState({ fault: undefined });
    followOpenPlan();
  } catch (fault) {
    // The screen that waits for the plan shows it.
    planRecordStore.setState({ fault });
  }
}
