import { isClassOf } from '../livestock/check-stock-row.ts';
import { livestockClasses } from '../options/livestock-classes.ts';
import { livestockTypes } from '../options/livestock.ts';
import { defineReport } from './define-report.ts';
import type { GroupSetting } from './setting.ts';
import { stockYearSetting } from './stock-year-setting.ts';

type EnterpriseChoice = 'all' | (typeof livestockTypes)[number]['key'];
type ClassChoice = 'combined' | (typeof livestockClasses)[number]['key'];

const labelled = <Key extends string>(list: readonly { readonly key: Key; readonly label: string }[]) =>
  Object.fromEntries(list.map(({ key, label }) => [key, label])) as Record<Key, string>; // the very keys

const enterprises: Readonly<Record<EnterpriseChoice, string>> = {
  all: 'Enterprise',
  ...labelled(livestockTypes),
};
const classes: Readonly<Record<ClassChoice, string>> = {
  combined: 'Combined',
  ...labelled(livestockClasses),
};

/** Setting group of one graph: an enterprise or all of them, a class of it or all together. */
const graph = <const Label extends string>(label: Label) =>
  ({
    type: 'group',
    label,
    settings: {
      enterprise: {
        type: 'choice',
        label: 'Enterprise',
        options: enterprises,
        default: 'all',
      },
      class: {
        type: 'choice',
        label: 'Class',
        options: classes,
        default: 'combined',
        resetBy: 'enterprise',
        optionsFor: ({ enterprise }) => [
          'combined',
          ...livestockClasses.map(({ key }) => key).filter((key) => isClassOf(String(enterprise), key)),
        ],
      },
    },
  }) as const satisfies GroupSetting;

/** Stock report. Spec §4: five graphs, each of an enterprise and a class. */
export const stockReport = defineReport({
  name: 'Stock report',
  tab: 'Stock',
  about: 'Head by land unit and month, weights and gains, stock units, and how each class closes its year.',
  fileName: 'stock report',
  isOfStock: true,
  settings: {
    startYear: stockYearSetting('Stock year that starts in July of'),
    lmuNumbers: graph('Head by land unit'),
    lmuNumbersPerHectare: graph('Head by land unit and hectare'),
    numbers: graph('Head by month'),
    weight: graph('Liveweight'),
    weightGain: graph('Weight gain'),
  },
});
