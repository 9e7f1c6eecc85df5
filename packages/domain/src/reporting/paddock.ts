import { defineReport } from './define-report.ts';

/** Paddock report. Spec §4: paddock feature mode and crop/pasture mode. */
export const paddockReport = defineReport({
  name: 'Paddock report',
  tab: 'Paddocks',
  about:
    'A map of the farm, charts by use, pasture and crop, every paddock with its nitrogen, winter grazing and rotation.',
  fileName: 'paddock report',
  settings: {
    paddockFeatureMode: {
      type: 'choice',
      label: 'Chart by use shows',
      options: { number: 'Number of paddocks', area: 'Area of paddocks' },
      default: 'number',
    },
    cropPastureMode: {
      type: 'choice',
      label: 'Crops and pasture in',
      options: { hectares: 'Hectares', percentage: 'Percentage' },
      default: 'hectares',
    },
  },
});
