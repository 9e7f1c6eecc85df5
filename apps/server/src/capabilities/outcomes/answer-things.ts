import { findSection, findSubOutcome } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { thingEntity, thingWrites } from '../../platform/things/thing-entity.ts';
import { thingStore } from '../../platform/things/thing-store.ts';

export const sectionStore = thingStore('planSection');
export const subOutcomeStore = thingStore('planSubOutcome');

const textIn = (content: Values, key: string): string => {
  const value = content[key];
  return typeof value === 'string' ? value : '';
};

/** The entity of a section's answers, for writes, log and record. */
export const sectionEntity = thingEntity(
  'section',
  sectionStore,
  (content) => findSection(textIn(content, 'sectionKey'))?.title,
);

/** The entity of a sub-outcome's answers, for writes, log and record. */
export const subOutcomeEntity = thingEntity(
  'subOutcome',
  subOutcomeStore,
  (content) => findSubOutcome(textIn(content, 'outcomeKey'))?.outcome.title,
);

export const sectionWrites = thingWrites(sectionEntity, sectionStore);
export const subOutcomeWrites = thingWrites(subOutcomeEntity, subOutcomeStore);
