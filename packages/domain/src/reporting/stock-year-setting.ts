import type { NumberSetting } from './setting.ts';

/** Setting for the start year of a stock year, which begins in July; when empty, the report chooses one. */
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
