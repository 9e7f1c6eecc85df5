import type { ActionValues } from '@tussock/domain';
import type { Signed } from './person-name-store.ts';
import { thingStore, type Thing } from './thing-store.ts';

/** Actions of plans as they are stored: read by several, written by the actions alone. */
export const actionStore = thingStore('planAction');

/** What the server makes of an action. */
export interface ActionMade {
  /** 'YYYY-MM-DD': the day it is due, or the last of its season. */
  readonly dueDay?: string;
  /** The one that was done, of which this is the next. */
  readonly followsId?: string;
  readonly createdBy: Signed;
  readonly doneBy?: Signed;
  readonly verifiedBy?: Signed;
}

// Written by the capability of actions only.
export const valuesOfAction = ({ content }: Thing): ActionValues => content as unknown as ActionValues;
export const madeOfAction = ({ made }: Thing): ActionMade => made as unknown as ActionMade;
