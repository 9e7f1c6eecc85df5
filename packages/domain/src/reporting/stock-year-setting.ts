import type { NumberSetting } from './setting.ts';

/** The year in July of which a stock year starts; left empty, a report finds one by itself. */
export const stockYearSetting = (
  label: string,
  help = 'Left empty, the newest year with all twelve months',
): NumberSetting => ({
  type: 'number',
  label,
  help,
  min: 1990,
  max: 2100,
  isWhole: true,
  default: null,
});
