import { createStore } from 'zustand/vanilla';
import { onPlanReset } from './open-plan.ts';

/** Spec §4: how reports count and state. The other reports' modes join with the reports. */
export interface ReportModes {
  readonly paddockFeatureMode: 'number' | 'area';
  readonly cropPastureMode: 'hectares' | 'percentage';
}

export const startingReportModes: ReportModes = { paddockFeatureMode: 'number', cropPastureMode: 'hectares' };

export const reportModesStore = createStore<ReportModes>(() => startingReportModes);

onPlanReset(() => reportModesStore.setState(startingReportModes, true));
