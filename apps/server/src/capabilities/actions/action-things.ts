import { thingEntity, thingWrites } from '../../platform/things/thing-entity.ts';
import { actionStore } from '../../platform/things/stored-actions.ts';
import { thingStore } from '../../platform/things/thing-store.ts';

export const remarkStore = thingStore('planRemark');
export const evidenceStore = thingStore('planEvidence');

/** An action, as writes, the log and the record know it. */
export const actionEntity = thingEntity('action', actionStore, ({ title }) => title);
/** A remark on an action, as writes, the log and the record know it. */
export const remarkEntity = thingEntity('remark', remarkStore, ({ text }) => String(text).slice(0, 60));
/** Evidence of an action, as writes, the log and the record know it. */
export const evidenceEntity = thingEntity('evidence', evidenceStore, ({ note }) => note ?? 'Evidence');

export const actionWrites = thingWrites(actionEntity, actionStore);
export const remarkWrites = thingWrites(remarkEntity, remarkStore);
export const evidenceWrites = thingWrites(evidenceEntity, evidenceStore);
