import { defineReport } from './define-report.ts';

/** Summary of the plan for the wall of the shed; not in the specification, our choice. */
export const summaryReport = defineReport({
  name: 'Farm summary',
  tab: 'Summary',
  about: 'A few pages for the wall: the farm, what matters on it, what is done when, and who to ring.',
  fileName: 'summary',
  settings: {
    mostActions: { type: 'number', label: 'Open actions listed', min: 5, max: 60, default: 24 },
  },
});
