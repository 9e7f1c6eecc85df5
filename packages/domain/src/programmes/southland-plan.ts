import { shapeOfRegion } from '../requirements/shape-pieces.ts';
import { defineProgramme, withoutEarlierExaminations } from './define-programme.ts';

const shape = shapeOfRegion('southland');

/** Plan that the Southland Water and Land Plan asks for. */
export const southlandPlan = defineProgramme({
  key: 'southlandPlan',
  version: '2024',
  owner: 'Environment Southland',
  about: 'A farm environmental management plan, sent to the council for certification.',
  regions: ['southland'],
  kinds: ['certification'],
  areas: withoutEarlierExaminations(shape.areas),
  grading: null,
  source: shape.source,
  lastSeen: shape.lastSeen,
  confidence: shape.confidence,
  validFrom: '2024-05-27',
  validTo: null,
});
