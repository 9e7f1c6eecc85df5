import { emissionSteps, kilograms, type Emissions, type EmissionStep } from '@tussock/domain';
import { figure, say, wide } from '../document/blocks.ts';
import type { Section } from '../document/plan-document.ts';
import { showKg, showStep } from './kg-figures.ts';
import { emissionLineName } from './line-names.ts';

/** Two sums for comparison, with their names. */
export interface Beside {
  readonly from: { readonly name: string; readonly emissions: Emissions };
  readonly to: { readonly name: string; readonly emissions: Emissions };
  /** Assumptions of the scenario as a sentence; empty for two years. */
  readonly supposed: string;
}

const changed = ({ before, after }: EmissionStep): boolean => before !== after;

/** Section with the differences from one sum to the other, as a waterfall chart and a table. */
export function compareSection({ from, to, supposed }: Beside): Section {
  const { factors } = from.emissions;
  const steps = emissionSteps(from.emissions, to.emissions);
  const [was, is] = [from.emissions.total, to.emissions.total];
  const title = `${from.name} and ${to.name}`;
  return {
    id: 'beside',
    title,
    level: 1,
    blocks: [
      ...say(supposed, 'note'),
      {
        type: 'chart',
        spec: {
          form: 'steps',
          title,
          axis: 'Kilograms of CO₂-equivalent',
          from: { label: from.name, value: kilograms(was), figure: showKg(was) },
          steps: steps.filter(changed).map((step) => ({
            label: emissionLineName(step.line, factors),
            value: kilograms(step.after - step.before),
            figure: showStep(step.after - step.before),
          })),
          to: { label: to.name, value: kilograms(is), figure: showKg(is) },
        },
      },
      {
        type: 'table',
        label: `${title}, kg CO₂-e`,
        columns: [wide('Line'), figure(from.name, 36), figure(to.name, 36), figure('Difference', 36)],
        rows: steps.map((step) => [
          emissionLineName(step.line, factors),
          showKg(step.before),
          showKg(step.after),
          changed(step) ? showStep(step.after - step.before) : '–',
        ]),
        total: ['All', showKg(was), showKg(is), showStep(is - was)],
      },
    ],
  };
}
