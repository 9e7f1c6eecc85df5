import { nationalShape } from '../requirements/shapes/national.ts';
import { defineProgramme, withoutEarlierExaminations } from './define-programme.ts';

/** National freshwater farm plan, by the content that the regulations of 2023 asked for. */
export const freshwaterFarmPlan = defineProgramme({
  key: 'freshwaterFarmPlan',
  version: '2023',
  owner: 'Ministry for the Environment, by regional councils',
  about:
    'The content that the regulations of 2023 asked for. They were stopped on 25 October 2024 and new ones were not found: ask the council what applies.',
  regions: null,
  kinds: ['certification', 'audit'],
  areas: [
    {
      key: 'farm',
      title: 'The farm and its map',
      asks: [
        'propertyNameAndAddress',
        'legalTitles',
        'owners',
        'contact',
        'preparer',
        'boundaryOnMap',
        'waterways',
        'wetlands',
        'areas',
        'enterprises',
      ],
      sections: [],
    },
    ...withoutEarlierExaminations(nationalShape.areas),
  ],
  grading: null,
  source: nationalShape.source,
  lastSeen: nationalShape.lastSeen,
  confidence: nationalShape.confidence,
  validFrom: '2023-08-01',
  validTo: null,
});
