import { defaultsOf, reportIds, reports, type ReportId } from '@tussock/domain';
import { createStore } from 'zustand/vanilla';
import { onPlanReset } from './open-plan.ts';

type Chosen = Readonly<Record<string, unknown>>;
/** The person's settings for each report of the open plan. */
type ReportChoices = Readonly<Record<ReportId, Chosen>>;

/** Spec §4: each report begins with its defaults. */
const startingChoices = Object.fromEntries(
  reportIds.map((id) => [id, defaultsOf(reports[id].settings)]),
) as unknown as ReportChoices; // one for each id

export const reportChoicesStore = createStore<ReportChoices>(() => startingChoices);

onPlanReset(() => reportChoicesStore.setState(startingChoices, true));
