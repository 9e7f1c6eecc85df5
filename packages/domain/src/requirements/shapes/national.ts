import { lawSources } from '../../rules/law/law-row.ts';
import { defineShape, type ShapeArea } from './define-shape.ts';

const asker = 'National lists';

/** Activities that the national regulations of 2023 and good farming practice tell apart, the farm's own ground first. */
export const nationalAreas: readonly ShapeArea[] = [
  {
    key: 'ground',
    title: 'Inherent vulnerability of the land',
    asker,
    asks: ['inherentRisk', 'landUnits', 'slopeAndContours', 'erosion', 'soilStructure'],
    sections: ['landAndSoil'],
  },
  {
    key: 'catchmentContext',
    title: 'Catchment context, challenges and values',
    asker,
    asks: ['catchmentGoals', 'regionalStatement', 'sitesOfSignificance'],
    sections: [],
  },
  {
    key: 'activities',
    title: 'Risk of each activity, and what is done',
    asker,
    asks: ['riskByActivity', 'actionsWithReason', 'actions', 'objectives', 'proofOfWork', 'keptRecords'],
    sections: [],
  },
  {
    key: 'irrigation',
    title: 'Irrigation',
    asker,
    asks: ['scheduling', 'moistureRecords', 'evennessTest'],
    sections: ['waterUse'],
  },
  {
    key: 'spreading',
    title: 'Fertiliser and nutrients',
    asker,
    asks: [
      'nutrientBudget',
      'fertiliserApplied',
      'syntheticNitrogen',
      'olsenP',
      'proofOfPlacement',
      'spreadingExclusions',
      'fertiliserStorage',
    ],
    sections: ['nutrients'],
  },
  {
    key: 'collectedEffluent',
    title: 'Effluent',
    asker,
    asks: ['effluentLog'],
    sections: ['effluent'],
  },
  {
    key: 'winterGrazing',
    title: 'Intensive winter grazing',
    asker,
    asks: ['winterPaddocks', 'winterPlan', 'resowing'],
    sections: ['winterGrazing'],
  },
  {
    key: 'stockExclusion',
    title: 'Stock near water',
    asker,
    asks: ['riversOnMap', 'sourceAreas', 'sourceAreasTreated'],
    sections: ['waterways', 'biodiversity'],
  },
  {
    key: 'stockHolding',
    title: 'Feed pads and stock holding areas',
    asker,
    asks: ['stockHolding'],
    sections: [],
  },
  {
    key: 'pits',
    title: 'Pits, silage and stores',
    asker,
    asks: ['pitsAndStores', 'pits', 'silage'],
    sections: ['agrichemicalsAndWaste'],
  },
];

/** Shape for regions without one of their own. */
export const nationalShape = defineShape({
  key: 'national',
  region: null,
  title: 'National activities',
  asker,
  lists: ['A', 'D', 'K', 'Ag', 'M', 'M2', 'NES'],
  source: {
    ...lawSources.environmentMinistry,
    provision: 'freshwater farm plan regulations (2023) and Good Farming Practice (2018)',
  },
  lastSeen: '2023-12-31',
  confidence: 'oneExcerpt',
  areas: nationalAreas,
});
