import { dayWithMonth, textOrNone } from '@tussock/domain';
import { nameInRecord } from '../../sync/index.ts';

/** Name of a soil test: its day in words, and the present name of its transect. */
export const nameOfTest = (sampledOn: unknown, transectId: unknown): string =>
  [dayWithMonth(textOrNone(sampledOn)), nameInRecord(textOrNone(transectId))].filter(Boolean).join(', ');
