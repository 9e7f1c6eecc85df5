import { ghgModes } from '../ghg/emissions.ts';
import { factorSets } from '../ghg/factor-sets.ts';
import { defineReport } from './define-report.ts';
import type { NumberSetting } from './setting.ts';
import { stockYearSetting } from './stock-year-setting.ts';

const percent = (label: string): NumberSetting<number> => ({
  type: 'number',
  label,
  unit: '%',
  min: -100,
  max: 100,
  default: 0,
});

/** Greenhouse gas report. Spec §4: the mode; years, factors and what-if are our choice and may be left out. */
export const ghgReport = defineReport({
  name: 'Greenhouse gas report',
  tab: 'Greenhouse gas',
  about: 'Emissions by gas, source, hectare and stock unit, with the factor behind each figure.',
  fileName: 'greenhouse gas report',
  isOfStock: true,
  settings: {
    ghgMode: { type: 'choice', label: 'Emissions of', options: ghgModes, default: 'wholeFarm' },
    startYear: stockYearSetting('Stock year that starts in July of'),
    compareYear: stockYearSetting(
      'Beside it, the year that starts in July of',
      'Left empty, what is supposed below',
    ),
    factors: {
      type: 'choice',
      label: 'National factors of',
      options: Object.fromEntries(factorSets.map(({ year }) => [String(year), String(year)])),
      default: String(factorSets[0]?.year),
    },
    whatIf: {
      type: 'group',
      label: 'What if there were more or less',
      settings: {
        sheep: percent('Sheep'),
        beef: percent('Beef and dairy grazing'),
        dairy: percent('Dairy'),
        nitrogen: percent('Nitrogen fertiliser'),
      },
    },
  },
});
