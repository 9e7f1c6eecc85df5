import type { ActionValues } from '@tussock/domain';
import type { Signed } from './person-name-store.ts';
import { thingStore, type Thing } from './thing-store.ts';

/** Store of actions: read by several capabilities, written by `actions` alone. */
export const actionStore = thingStore('planAction');

/** Values of an action that the server sets. */
export interface ActionMade {
  /** 'YYYY-MM-DD': the due day, or the last day of its season. */
  readonly dueDay?: string;
  /** Id of the completed action that this one repeats. */
  readonly followsId?: string;
  readonly createdBy: Signed;
  readonly doneBy?: Signed;
  readonly verifiedBy?: Signed;
}

// Written by the capability of actions only.
export const valuesOfAction = ({ content }: Thing): ActionValues => content as unknown as ActionValues;
export const madeOfAction = ({ made }: Thing): ActionMade => made as unknown as ActionMade;
