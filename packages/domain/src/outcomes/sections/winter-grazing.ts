import { defineSection } from '../define-section.ts';

export const winterGrazing = defineSection({
  key: 'winterGrazing',
  route: 'winter-grazing',
  title: 'Winter forage grazing',
  type: 'conditional',
  appliesWhen: 'winter crop grazed',
  outcome: 'Winter crops feed stock without mud reaching water.',
  subOutcomes: [
    {
      key: 'chooseTheRightPaddock',
      category: 'paddockSelection',
      type: 'practice',
      title: 'Choose the right paddock',
      outcome: 'Crops sit on land that can take winter stock.',
      source:
        'good practice; the limits of 10 degrees and 50 ha or 10 % were NES for Freshwater 2020 reg. 26(4) until 24 October 2024; a regional plan may set its own',
      actions: [
        {
          key: 'slopeTen',
          label: 'Choose gentle crop land: about 10 degrees or less over any 20 m',
          grade: 'good',
          mitigation: 'avoidingIntensive',
        },
        {
          key: 'areaLimit',
          label:
            'Keep the winter crop area to what the farm can manage, and within any limit of the regional plan',
          grade: 'good',
          mitigation: 'avoidingIntensive',
        },
        {
          key: 'avoidWetSoils',
          label: 'Leave out paddocks with poor drainage or many source areas',
          grade: 'premium',
          mitigation: 'avoidingIntensive',
        },
      ],
    },
    {
      key: 'winterGrazingPlan',
      category: 'grazingPlan',
      type: 'regulation',
      title: 'Winter grazing plan',
      outcome: 'A written plan is followed through winter.',
      source:
        'NES for Freshwater 2020 as replaced 25 October 2024: 5 m set-back, critical source areas kept in vegetation, uncultivated and ungrazed; the other lines are industry practice',
      actions: [
        {
          key: 'grazeDownslope',
          label: 'Graze downslope so source areas and water are reached last',
          grade: 'good',
          mitigation: 'avoidGrazing',
        },
        {
          key: 'waterBuffer',
          label: 'Keep stock at least 5 m from rivers, lakes, wetlands and drains',
          grade: 'good',
          mitigation: 'grassBuffers',
        },
        {
          key: 'backFence',
          label: 'Back fence and use portable troughs and feeders',
          grade: 'good',
          mitigation: 'avoidGrazing',
        },
        {
          key: 'wetWeatherPlan',
          label: 'Have a bad-weather plan with a named stand-off area',
          grade: 'good',
          mitigation: 'avoidGrazing',
        },
      ],
    },
    {
      key: 'coverAfterGrazing',
      category: 'afterGrazing',
      type: 'practice',
      title: 'Cover after grazing',
      outcome: 'Bare crop ground is sown again soon.',
      source:
        'industry practice; the national ground cover standard 26B was repealed on 25 October 2024 (Tasman District Council page); the Southland plan asks for replanting as soon as possible',
      actions: [
        {
          key: 'resowSoon',
          label: 'Re-sow as soon as soils allow',
          grade: 'good',
          mitigation: 'reduceSoilCultivation',
        },
        { key: 'catchCrop', label: 'Sow an oats or ryecorn catch crop within weeks', grade: 'premium' },
      ],
    },
  ],
});
