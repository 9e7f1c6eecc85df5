import { defineSection } from '../define-section.ts';

export const waterways = defineSection({
  key: 'waterways',
  route: 'waterways',
  title: 'Waterways and wetlands',
  type: 'core',
  appliesWhen: 'always',
  outcome: 'Water leaving the farm is clean and its life can move and live.',
  subOutcomes: [
    {
      key: 'stockOutOfWater',
      category: 'stockExclusion',
      type: 'regulation',
      title: 'Stock out of water',
      outcome: 'Cattle, deer and pigs are kept out where the rules or the plan ask.',
      source:
        'Stock Exclusion Regulations 2020 as amended 25 October 2024 (low-slope map and its rules revoked)',
      actions: [
        {
          key: 'fenceWideRivers',
          label: 'Fence lakes and rivers over 1 m wide with 3 m setback where the rule applies',
          grade: 'good',
          mitigation: 'stockExclusion',
        },
        {
          key: 'fenceWetlands',
          label: 'Fence identified natural wetlands',
          grade: 'good',
          mitigation: 'stockExclusion',
        },
        {
          key: 'fenceSmallStreams',
          label: 'Fence streams under 1 m wide and wet gullies',
          grade: 'premium',
          mitigation: 'stockExclusion',
        },
        {
          key: 'reticulatedWater',
          label: 'Give stock trough water away from streams',
          grade: 'good',
          mitigation: 'stockExclusion',
        },
      ],
    },
    {
      key: 'cleanCrossings',
      category: 'crossings',
      type: 'regulation',
      title: 'Clean crossings',
      outcome: 'Regular stock crossings do not foul water and fish can pass.',
      source: 'Stock Exclusion Regulations 2020; NES for Freshwater 2020',
      actions: [
        {
          key: 'bridgeCrossings',
          label: 'Bridge or culvert any crossing used more than twice a month',
          grade: 'good',
          mitigation: 'stockExclusion',
        },
        {
          key: 'trackCutoffs',
          label: 'Turn track runoff onto pasture before crossings',
          grade: 'good',
          mitigation: 'diversionOfRunoff',
        },
        { key: 'fishPassage', label: 'Fix perched culverts so fish can pass', grade: 'premium' },
      ],
    },
    {
      key: 'plantedMargins',
      category: 'margins',
      type: 'practice',
      title: 'Working margins',
      outcome: 'Margins filter runoff and shade the water.',
      source: 'Good Farming Practice principles 2018 (MfE and partners)',
      actions: [
        {
          key: 'grassMargin',
          label: 'Keep an ungrazed grass margin sized to slope and soil',
          grade: 'good',
          mitigation: 'grassBuffers',
        },
        {
          key: 'plantMargin',
          label: 'Plant margins with suitable natives and control weeds',
          grade: 'premium',
          mitigation: 'encouragementOfRiparian',
        },
      ],
    },
    {
      key: 'csaManaged',
      category: 'criticalSourceAreas',
      type: 'practice',
      title: 'Critical source areas managed',
      outcome: 'Each mapped source area has a plan and a date.',
      source: 'Good Farming Practice principles 2018 (MfE and partners)',
      actions: [
        { key: 'mapCsa', label: 'Map critical source areas and walk them in wet weather', grade: 'good' },
        {
          key: 'csaUngrazed',
          label: 'Leave winter crop source areas uncultivated and ungrazed',
          grade: 'good',
          mitigation: 'avoidGrazing',
        },
        {
          key: 'csaTreatment',
          label: 'Add traps, bunds or small wetlands at the worst areas',
          grade: 'premium',
          mitigation: 'wetland',
        },
      ],
    },
  ],
});
