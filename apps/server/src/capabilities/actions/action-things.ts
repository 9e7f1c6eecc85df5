import { thingEntity, thingWrites } from '../../platform/things/thing-entity.ts';
import { actionStore } from '../../platform/things/stored-actions.ts';
import { thingStore } from '../../platform/things/thing-store.ts';

export const remarkStore = thingStore('planRemark');
export const evidenceStore = thingStore('planEvidence');

/** The entity of actions, for writes, log and record. */
export const actionEntity = thingEntity('action', actionStore, ({ title }) => title);
/** The entity of remarks on actions, for writes, log and record. */
export const remarkEntity = thingEntity('remark', remarkStore, ({ text }) => String(text).slice(0, 60));
/** The entity of evidence for actions, for writes, log and record. */
export const evidenceEntity = thingEntity('evidence', evidenceStore, ({ note }) => note ?? 'Evidence');

export const actionWrites = thingWrites(actionEntity, actionStore);
export const remarkWrites = thingWrites(remarkEntity, remarkStore);
export const evidenceWrites = thingWrites(evidenceEntity, evidenceStore);
