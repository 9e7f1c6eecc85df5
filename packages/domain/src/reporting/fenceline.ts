import { defineReport } from './define-report.ts';

/** Fence line report. The specified call has no body; both settings are our choice and may be left out. */
export const fencelineReport = defineReport({
  name: 'Fence line report',
  tab: 'Fence lines',
  about: 'Fences by type, purpose and condition, and which banks of which waterways have none.',
  fileName: 'fence line report',
  settings: {
    searchDistanceMetres: {
      type: 'number',
      label: 'A fence belongs to a waterway within',
      unit: 'm',
      min: 3,
      max: 50,
      default: 10,
    },
    costPerMetre: {
      type: 'number',
      label: 'Cost of a new fence',
      unit: '$ per metre',
      help: 'Left empty, the mean of the waterway fences with a recorded cost',
      min: 0,
      max: 200,
      default: null as number | null, // a number once one is chosen
    },
  },
});
