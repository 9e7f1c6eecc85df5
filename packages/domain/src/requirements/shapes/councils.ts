import { lawSources } from '../../rules/law/law-row.ts';
import { defineShape, withOthers } from './define-shape.ts';
import { nationalAreas } from './national.ts';

/** Southland's list: the regional plan's appendix on farm environmental management plans. */
const southlandShape = defineShape({
  key: 'southland',
  region: 'southland',
  title: 'Southland’s farm environmental management plan',
  asker: 'Environment Southland',
  lists: ['L'],
  source: {
    ...lawSources.environmentSouthland,
    provision: 'Southland Water and Land Plan, farm environmental management plans',
  },
  lastSeen: '2026-07-05',
  confidence: 'oneExcerpt',
  areas: withOthers(
    [
      {
        key: 'catchment',
        title: 'Catchment, values and regional statement',
        asks: ['catchmentGoals', 'regionalStatement', 'sitesOfSignificance'],
        sections: [],
      },
      {
        key: 'land',
        title: 'Land, soil and the paths of losses',
        asks: ['soilTypes', 'lossPaths', 'sourceAreas'],
        sections: ['landAndSoil'],
      },
      {
        key: 'water',
        title: 'Waterways, drains and wetlands',
        asks: ['riversOnMap', 'waterways', 'wetlands', 'stockExclusion', 'setback'],
        sections: ['waterways', 'biodiversity'],
      },
      {
        key: 'winter',
        title: 'Winter grazing and cultivation',
        asks: ['winterPaddocks', 'cultivation'],
        sections: ['winterGrazing'],
      },
      { key: 'review', title: 'Certification and review', asks: ['nextAudit'], sections: [] },
    ],
    nationalAreas,
  ),
});

/** Hawke's Bay's list, from the council's page on farm environment plans of about 2021. */
const hawkesBayShape = defineShape({
  key: 'hawkesBay',
  region: 'hawkesBay',
  title: 'Hawke’s Bay’s plan content',
  asker: 'Hawke’s Bay Regional Council',
  lists: ['B'],
  source: {
    title: 'Hawke’s Bay Regional Council',
    provision: 'farm environment management plans, about 2021',
    address: 'https://www.hbrc.govt.nz',
  },
  lastSeen: '2021-12-31',
  confidence: 'oneExcerpt',
  areas: withOthers(
    [
      {
        key: 'farm',
        title: 'The farm and its people',
        asks: [
          'propertyNameAndAddress',
          'legalTitles',
          'owners',
          'contact',
          'leases',
          'preparer',
          'consents',
          'farmGoals',
        ],
        sections: [],
      },
      {
        key: 'system',
        title: 'The farm system',
        asks: ['enterprises', 'stockByMonth', 'feedBroughtIn', 'cropsAndRotation', 'effluentBlocks'],
        sections: [],
      },
      {
        key: 'catchment',
        title: 'Catchment objectives',
        asks: ['catchment', 'catchmentGoals'],
        sections: [],
      },
      {
        key: 'risk',
        title: 'Land and its risks',
        asks: ['landUnits', 'slopeAndContours', 'inherentRisk', 'riskByActivity'],
        sections: ['landAndSoil'],
      },
      {
        key: 'actions',
        title: 'Actions by sort',
        asks: ['actions', 'actionsWithReason', 'sortOfAction'],
        sections: [],
      },
    ],
    nationalAreas,
  ),
});

/** Horizons' list: the contents of its nutrient management plan. */
const horizonsShape = defineShape({
  key: 'horizons',
  region: 'manawatuWhanganui',
  title: 'Horizons’ nutrient management plan',
  asker: 'Horizons Regional Council',
  lists: ['H', 'Ho'],
  source: {
    title: 'Horizons Regional Council',
    provision: 'One Plan, contents of a nutrient management plan',
    address: 'https://www.horizons.govt.nz',
  },
  lastSeen: '2023-12-31',
  confidence: 'oneExcerpt',
  areas: withOthers(
    [
      {
        key: 'plan',
        title: 'The plan and who stands by it',
        asks: ['preparer', 'signedWord', 'versionAndDate', 'changes', 'catchment'],
        sections: [],
      },
      {
        key: 'nutrients',
        title: 'Nutrient management',
        asks: ['nutrientBudget', 'nitrogenLimit', 'soilTests', 'landUseCapability'],
        sections: ['nutrients'],
      },
      { key: 'storage', title: 'Effluent storage', asks: ['effluentStorage'], sections: ['effluent'] },
    ],
    nationalAreas,
  ),
});

/** Otago's list: plan pages, and notes of an inspection. */
const otagoShape = defineShape({
  key: 'otago',
  region: 'otago',
  title: 'What Otago looks for',
  asker: 'Otago Regional Council',
  lists: ['O', 'Ot'],
  source: { ...lawSources.otagoCouncil, provision: 'farm plan pages and notes of an inspection' },
  lastSeen: '2024-12-31',
  confidence: 'oneExcerpt',
  areas: withOthers(
    [
      {
        key: 'water',
        title: 'Waterways and wetlands',
        asks: ['waterways', 'wetlands', 'stockExclusion', 'crossings', 'nativeAreas'],
        sections: ['waterways', 'biodiversity'],
      },
      {
        key: 'nutrients',
        title: 'Nutrients',
        asks: ['nutrientBudget', 'nitrogenLimit'],
        sections: ['nutrients'],
      },
      { key: 'irrigation', title: 'Irrigation', asks: ['evennessTest'], sections: ['waterUse'] },
      {
        key: 'collectedEffluent',
        title: 'Effluent and the people who spread it',
        asks: ['effluentLog', 'training'],
        sections: ['effluent'],
      },
      {
        key: 'pointSources',
        title: 'Pits, silage and bores',
        asks: ['pits', 'silage', 'bores'],
        sections: ['agrichemicalsAndWaste'],
      },
    ],
    nationalAreas,
  ),
});

/** Waikato's list: what a farm is registered with under the proposed Plan Change 1, which was not in force in July 2026. */
const waikatoShape = defineShape({
  key: 'waikato',
  region: 'waikato',
  title: 'Waikato’s proposed Plan Change 1',
  asker: 'Waikato Regional Council',
  lists: ['G'],
  source: {
    title: 'Waikato Regional Council',
    provision: 'proposed Plan Change 1, schedule A (registration)',
    address: 'https://www.waikatoregion.govt.nz',
  },
  lastSeen: '2019-12-31',
  confidence: 'oneExcerpt',
  areas: withOthers(
    [
      {
        key: 'registration',
        title: 'Registration of the property',
        asks: [
          'propertyNameAndAddress',
          'legalTitles',
          'owners',
          'contact',
          'postalAddress',
          'catchment',
          'consents',
        ],
        sections: [],
      },
      {
        key: 'use',
        title: 'Land use, areas and stock',
        asks: ['enterprises', 'areas', 'stockByMonth'],
        sections: [],
      },
      {
        key: 'map',
        title: 'Map of water, fences and crossings',
        asks: ['boundaryOnMap', 'riversOnMap', 'fencesAlongWater', 'stockExclusion', 'setback', 'crossings'],
        sections: ['waterways'],
      },
      { key: 'changes', title: 'Changes', asks: ['changes'], sections: [] },
    ],
    nationalAreas,
  ),
});

/** Greater Wellington's list: the sheet on catchment context. */
const wellingtonShape = defineShape({
  key: 'wellington',
  region: 'wellington',
  title: 'Greater Wellington’s catchment context',
  asker: 'Greater Wellington Regional Council',
  lists: ['N'],
  source: {
    title: 'Greater Wellington Regional Council',
    provision: 'catchment context sheet for farm plans',
    address: 'https://www.gw.govt.nz',
  },
  lastSeen: '2023-12-31',
  confidence: 'oneExcerpt',
  areas: withOthers(
    [
      {
        key: 'catchment',
        title: 'Catchment context',
        asks: ['catchment', 'catchmentGoals', 'sitesOfSignificance', 'rainfall', 'nitrogenLimit'],
        sections: [],
      },
      { key: 'people', title: 'Who carries it out', asks: ['managerAndImplementer'], sections: [] },
    ],
    nationalAreas,
  ),
});

/** Shapes of councils that fill what their own lists leave open from the national activities. */
export const councilShapes = [
  southlandShape,
  hawkesBayShape,
  horizonsShape,
  otagoShape,
  waikatoShape,
  wellingtonShape,
] as const;
