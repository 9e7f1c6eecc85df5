import { requirementsAskedBy } from '../requirements/plan-requirements.ts';
import { defineProgramme, withoutEarlierExaminations } from './define-programme.ts';

/** Several pages merged: there is no one address. */
const publicLists = { title: 'Public lists of farm assurance and of processors', address: '' };
/** Day on which the lists were merged. */
const MERGED = '2026-11-28';

/** Environment part of industry assurance, merged from public lists: no single scheme's own wording. */
export const industryAssurance = defineProgramme({
  key: 'industryAssurance',
  version: '2026',
  owner: 'Industry organisations',
  about: 'A generic list, merged from public pages of farm assurance. Your scheme may ask for more.',
  regions: null,
  kinds: ['audit'],
  areas: withoutEarlierExaminations([
    {
      key: 'assurance',
      title: 'Farm assurance: environment, people and biosecurity',
      asks: requirementsAskedBy('RN', 'NF', 'J'),
      sections: ['biodiversity', 'people', 'agrichemicalsAndWaste'],
    },
  ]),
  grading: null,
  source: {
    ...publicLists,
    provision: 'pages on farm assurance, undated, and a horticulture checklist of 2019',
  },
  lastSeen: MERGED,
  confidence: 'oneExcerpt',
  validFrom: MERGED,
  validTo: null,
});

/** Record that a processor asks of its suppliers each year: inputs, stock, water and emissions. */
export const processorYear = defineProgramme({
  key: 'processorYear',
  version: '2026',
  owner: 'Processors',
  about: 'A generic list of what processors ask of suppliers each year. Your processor may ask for more.',
  regions: null,
  kinds: ['audit'],
  areas: [
    {
      key: 'year',
      title: 'The season’s record',
      asks: [
        'stockByMonth',
        'feedBroughtIn',
        'fertiliserApplied',
        'syntheticNitrogen',
        'nutrientBudget',
        'soilTests',
        'waterUsed',
        'effluentLog',
        'emissions',
      ],
      sections: ['nutrients', 'climate'],
    },
  ],
  grading: null,
  source: { ...publicLists, provision: 'yearly records of nitrogen, stock and emissions, undated' },
  lastSeen: MERGED,
  confidence: 'oneExcerpt',
  validFrom: MERGED,
  validTo: null,
});
