import { dayWithMonth, textOrNone } from '@tussock/domain';
import { nameInRecord } from '../../sync/index.ts';

/** What a soil test is known by: its day, as people say it, and its transect as that is called now. */
export const nameOfTest = (sampledOn: unknown, transectId: unknown): string =>
  [dayWithMonth(textOrNone(sampledOn)), nameInRecord(textOrNone(transectId))].filter(Boolean).join(', ');
