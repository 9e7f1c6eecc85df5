import { defineSection } from '../define-section.ts';

export const nutrients = defineSection({
  key: 'nutrients',
  route: 'nutrients',
  title: 'Nutrients and fertiliser',
  type: 'core',
  appliesWhen: 'fertiliser or grazing',
  outcome: 'Plants get what they need and little is lost to water or air.',
  subOutcomes: [
    {
      key: 'nutrientPlan',
      category: 'planning',
      type: 'practice',
      title: 'Plan nutrients',
      outcome: 'A nutrient budget guides every year’s fertiliser.',
      source:
        'Good Farming Practice principles 2018 (MfE and partners); Code of Practice for Nutrient Management',
      actions: [
        {
          key: 'annualBudget',
          label: 'Prepare a nutrient budget with a trained adviser each year',
          grade: 'good',
        },
        {
          key: 'soilTestThreeYearly',
          label: 'Soil test each land unit at least every three years',
          grade: 'good',
          mitigation: 'optimalUsePhos',
        },
        { key: 'certifiedAdviser', label: 'Use a certified nutrient management adviser', grade: 'premium' },
      ],
    },
    {
      key: 'olsenPOnTarget',
      category: 'phosphorus',
      type: 'practice',
      title: 'Olsen P on target',
      outcome: 'Olsen P sits at or below the target for the soil and farm type.',
      source: 'Good Farming Practice principles 2018 (MfE and partners)',
      actions: [
        {
          key: 'runDownHighP',
          label: 'Stop phosphorus where Olsen P is above target',
          grade: 'good',
          mitigation: 'reduceSoilPhosphorus',
        },
        {
          key: 'slowReleaseP',
          label: 'Use low-solubility phosphorus on land that runs off',
          grade: 'premium',
          mitigation: 'optimalUsePhos',
        },
        {
          key: 'timeP',
          label: 'Keep soluble phosphorus off in wet months and before heavy rain',
          grade: 'good',
          mitigation: 'optimalUsePhos',
        },
      ],
    },
    {
      key: 'nitrogenWithinLimit',
      category: 'nitrogen',
      type: 'regulation',
      title: 'Nitrogen within the limit',
      outcome:
        'On farms of 20 ha or more, synthetic nitrogen is no more than 190 kg a hectare a year on grazed land.',
      source: 'NES for Freshwater 2020 subpart 4',
      actions: [
        {
          key: 'trackNCap',
          label: 'Record each nitrogen application and the running total per hectare',
          grade: 'good',
        },
        { key: 'dairyReturn', label: 'Send the yearly nitrogen return if dairy, by 31 July', grade: 'good' },
        {
          key: 'splitDressings',
          label: 'Apply nitrogen in small dressings to actively growing pasture',
          grade: 'good',
        },
        { key: 'inhibitorUrea', label: 'Use urease-coated urea for solid urea', grade: 'premium' },
      ],
    },
    {
      key: 'spreadWell',
      category: 'application',
      type: 'practice',
      title: 'Spread it well',
      outcome: 'Fertiliser lands where it should, at the rate planned.',
      source: 'Good Farming Practice principles 2018 (MfE and partners); Spreadmark',
      actions: [
        {
          key: 'spreadmarkOperator',
          label: 'Use Spreadmark operators or test your own spreader yearly',
          grade: 'good',
        },
        {
          key: 'keepBuffers',
          label: 'Keep spreading back from water, wetlands and bores',
          grade: 'good',
          mitigation: 'grassBuffers',
        },
        { key: 'gpsPlacement', label: 'Keep GPS proof of placement', grade: 'premium' },
        {
          key: 'storeSafely',
          label: 'Store and load fertiliser on a firm base away from water',
          grade: 'good',
        },
      ],
    },
  ],
});
