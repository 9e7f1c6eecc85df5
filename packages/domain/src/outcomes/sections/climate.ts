import { defineSection } from '../define-section.ts';

export const climate = defineSection({
  key: 'climate',
  route: 'climate',
  title: 'Greenhouse gases',
  type: 'core',
  appliesWhen: 'always',
  outcome: 'The farm knows its emissions and is cutting them per unit of product.',
  subOutcomes: [
    {
      key: 'knowNumber',
      category: 'know',
      type: 'practice',
      title: 'Know your number',
      outcome: 'Emissions are worked out each year by a stated method.',
      source: 'MfE Measuring emissions 2026 v2',
      actions: [
        { key: 'annualGhg', label: 'Run the greenhouse gas report each year', grade: 'good' },
        { key: 'ghgPlan', label: 'Write a plan with a goal and dates', grade: 'good' },
        { key: 'twoMethods', label: 'Check against a farm systems model', grade: 'premium' },
      ],
    },
    {
      key: 'reduceEmissions',
      category: 'reduce',
      type: 'practice',
      title: 'Reduce emissions',
      outcome: 'Methane and nitrous oxide fall for the same output.',
      source: 'Ag Matters guidance (general)',
      actions: [
        {
          key: 'fewerUnproductive',
          label: 'Carry fewer unproductive animals by better growth and reproduction',
          grade: 'good',
        },
        { key: 'nEfficiency', label: 'Use less nitrogen fertiliser for the same growth', grade: 'good' },
        { key: 'lowMethaneGenetics', label: 'Use low-methane or high-merit genetics', grade: 'premium' },
        {
          key: 'treesRightPlace',
          label: 'Plant trees where they suit the land',
          grade: 'premium',
          mitigation: 'soilConservation',
        },
      ],
    },
  ],
});
