import { dayWithMonth, textOrNone, type EntityId } from '@tussock/domain';
import { nameInRecord } from '../../record/index.ts';

/** What has no name of its own, and is known by its day. */
export const SOIL_TEST: EntityId = 'soilTest';

/** What a soil test is known by: its day, as people say it, and its transect as that is called now. */
export const nameOfTest = (sampledOn: unknown, transectId: unknown): string =>
  [dayWithMonth(textOrNone(sampledOn)), nameInRecord(textOrNone(transectId))].filter(Boolean).join(', ');
