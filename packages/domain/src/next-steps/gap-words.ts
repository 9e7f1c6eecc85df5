import { riskTypes } from '../options/risk.ts';
import { labelOfOption } from '../kind/options.ts';
import type { RiskType } from '../risk/risk-rules.ts';
import { counted } from '../formats/counted.ts';
import { formatHectares } from '../wording/format-hectares.ts';

/** Messages of the farm's page about gaps in a plan. */
export const gapWords = {
  title: 'Missing',
  none: 'Nothing is missing.',
  /** Link text for people who may not fill the gap. */
  look: 'See',
  more: (count: number): string => `Show ${counted(count, 'more', 'more')}`,
  boundary: { title: 'The boundary', detail: 'Choose the land titles', act: 'Choose' },
  toBeChecked: {
    title: 'Boundary to be checked',
    detail: 'It was drawn or brought in by hand',
    act: 'Check',
  },
  lacking: {
    title: (count: number, one: string, many: string): string => `${counted(count, one, many)} to fill in`,
    act: 'Fill in',
  },
  details: { detail: 'Farm details', act: 'Enter' },
  units: { title: 'Land units', detail: 'None is drawn yet', act: 'Draw' },
  paddocks: { title: 'Paddocks', detail: 'None is drawn yet', act: 'Draw' },
  land: {
    title: 'Land not drawn as anything yet',
    detail: (hectares: number): string => formatHectares(hectares),
    act: 'Draw it',
  },
  risk: {
    title: (riskType: RiskType): string => `High risk: ${labelOfOption(riskTypes, riskType).toLowerCase()}`,
    detail: (unit: string): string => `${unit}, without an action`,
    act: 'Add an action',
  },
  unit: { act: 'Enter' },
  section: { detail: (outcomes: number): string => counted(outcomes, 'outcome', 'outcomes'), act: 'Answer' },
} as const;
