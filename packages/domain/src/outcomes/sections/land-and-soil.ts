import { defineSection } from '../define-section.ts';

export const landAndSoil = defineSection({
  key: 'landAndSoil',
  route: 'land-and-soil',
  title: 'Land and soil',
  type: 'core',
  appliesWhen: 'always',
  outcome: 'Soil stays on the farm, in good structure and covered.',
  subOutcomes: [
    {
      key: 'knowYourLand',
      category: 'planning',
      type: 'practice',
      title: 'Know the land',
      outcome: 'Each part of the farm is used within what its soil and slope can carry.',
      source: 'Good Farming Practice principles 2018 (MfE and partners); LUC handbook',
      actions: [
        { key: 'lucMapped', label: 'Map land use capability units and match use to them', grade: 'good' },
        {
          key: 'lmuRiskRated',
          label: 'Rate every land unit for the five risk types each year',
          grade: 'good',
        },
        { key: 'farmScaleSurvey', label: 'Have a farm-scale soil and LUC survey done', grade: 'premium' },
      ],
    },
    {
      key: 'holdHillSoils',
      category: 'erosion',
      type: 'practice',
      title: 'Hold hill soils',
      outcome: 'Slips, gullies and banks lose less soil each year.',
      source: 'Good Farming Practice principles 2018 (MfE and partners); Our Land and Water actions',
      actions: [
        {
          key: 'polesOnSlips',
          label: 'Plant poles on slip-prone faces and keep them alive',
          grade: 'good',
          mitigation: 'soilConservation',
        },
        {
          key: 'retireSteep',
          label: 'Retire the worst class 7e and 8 land',
          grade: 'premium',
          mitigation: 'soilConservation',
        },
        {
          key: 'debrisDams',
          label: 'Keep debris dams and sediment traps working',
          grade: 'good',
          mitigation: 'sedimentTraps',
        },
        {
          key: 'lightStockSteep',
          label: 'Carry lighter stock on steep land in wet months',
          grade: 'good',
          mitigation: 'avoidGrazing',
        },
      ],
    },
    {
      key: 'careInCultivation',
      category: 'cultivation',
      type: 'practice',
      title: 'Care in cultivation',
      outcome: 'Worked ground loses little soil or structure.',
      source: 'Good Farming Practice principles 2018 (MfE and partners)',
      actions: [
        {
          key: 'directDrill',
          label: 'Use direct drilling or minimum tillage where the crop allows',
          grade: 'good',
          mitigation: 'reduceSoilCultivation',
        },
        {
          key: 'contourCultivate',
          label: 'Work across the slope and leave grassed headlands',
          grade: 'good',
          mitigation: 'grassBuffers',
        },
        {
          key: 'coverFast',
          label: 'Keep bare ground to the shortest time between crops',
          grade: 'good',
          mitigation: 'reduceSoilCultivation',
        },
        {
          key: 'controlledTraffic',
          label: 'Use controlled traffic lanes in cropping paddocks',
          grade: 'premium',
          mitigation: 'reduceSoilCultivation',
        },
      ],
    },
    {
      key: 'protectStructure',
      category: 'structure',
      type: 'practice',
      title: 'Protect soil structure',
      outcome: 'Pugging and compaction are rare and repaired.',
      source: 'Good Farming Practice principles 2018 (MfE and partners)',
      actions: [
        {
          key: 'standOff',
          label: 'Stand stock off or move them when soils are saturated',
          grade: 'good',
          mitigation: 'avoidGrazing',
        },
        {
          key: 'onOffGrazing',
          label: 'Use on-off grazing plans written before winter',
          grade: 'premium',
          mitigation: 'avoidGrazing',
        },
        {
          key: 'soilVisualScore',
          label: 'Score soil structure every two years on each land unit',
          grade: 'good',
        },
      ],
    },
  ],
});
