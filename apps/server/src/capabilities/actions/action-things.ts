import type { ActionValues } from '@tussock/domain';
import { thingEntity, thingWrites } from '../../platform/things/thing-entity.ts';
import { thingStore, type Thing } from '../../platform/things/thing-store.ts';

export const actionStore = thingStore('planAction');
export const remarkStore = thingStore('planRemark');
export const evidenceStore = thingStore('planEvidence');

/** Who did something, and when. The name is that of the day. */
export interface Signed {
  readonly id: string;
  readonly name: string;
  /** ISO time. */
  readonly at: string;
}

/** What the server makes of an action. */
export interface ActionMade {
  /** 'YYYY-MM-DD': the day it is due, or the last of its season. */
  readonly dueDay?: string;
  /** The one that was done, of which this is the next. */
  readonly followsId?: string;
  readonly createdBy: Signed;
  readonly doneBy?: Signed;
  readonly verifiedBy?: Signed;
  readonly catalogueVersion: string;
}

// Written by `put-action.ts` only.
export const valuesOfAction = ({ content }: Thing): ActionValues => content as unknown as ActionValues;
export const madeOfAction = ({ made }: Thing): ActionMade => made as unknown as ActionMade;

/** An action, as writes, the log and the record know it. */
export const actionEntity = thingEntity('action', actionStore, ({ title }) => title);
/** A remark on an action, as writes, the log and the record know it. */
export const remarkEntity = thingEntity('remark', remarkStore, ({ text }) => String(text).slice(0, 60));
/** Evidence of an action, as writes, the log and the record know it. */
export const evidenceEntity = thingEntity('evidence', evidenceStore, ({ note }) => note ?? 'Evidence');

export const actionWrites = thingWrites(actionEntity, actionStore);
export const remarkWrites = thingWrites(remarkEntity, remarkStore);
export const evidenceWrites = thingWrites(evidenceEntity, evidenceStore);
