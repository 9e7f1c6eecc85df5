import { canterburyShape } from '../requirements/shapes/canterbury.ts';
import { lawSources } from '../rules/law/law-row.ts';
import { defineProgramme, withoutEarlierExaminations } from './define-programme.ts';

/** Audited farm environment plan of Canterbury, by its target areas. */
export const canterburyAudited = defineProgramme({
  key: 'canterburyAudited',
  version: '2019',
  owner: 'Environment Canterbury, by consents, irrigation schemes and collectives',
  about: 'An audit of good practice by target area, where a consent, a scheme or a collective asks for it.',
  regions: ['canterbury'],
  kinds: ['audit'],
  areas: withoutEarlierExaminations(canterburyShape.areas),
  grading: {
    rows: [
      { grade: 'D', sort: 'serious', from: 1 },
      { grade: 'C', sort: 'notMet', from: 1 },
      { grade: 'C', sort: 'moreNeeded', from: 1 },
      { grade: 'C', sort: 'lowConfidence', from: 1 },
      { grade: 'B', sort: 'mediumConfidence', from: 1 },
    ],
    origin:
      'Grades A to D by the auditor’s level of confidence, as irrigation schemes describe them. The thresholds are Tussock’s own: the auditor manual was not read.',
    lastSeen: '2023-08-28',
    confidence: 'secondHand',
  },
  source: { ...lawSources.environmentCanterbury, provision: canterburyShape.source.provision },
  lastSeen: canterburyShape.lastSeen,
  confidence: canterburyShape.confidence,
  validFrom: '2019-12-31',
  validTo: null,
});
