import { recordSchema } from '@tussock/domain';
import { LocalRecord, type EngineServices, type StoreNews, type RecordStore } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { createPictureTimes, createRest } from './adapters/yield-to-page.ts';

/** Creates a local record with what is the same in every page: new ids, the clock, and pauses in which the page can react. */
export const createLocalRecord = (
  { rules, parse, write }: Pick<EngineServices, 'rules' | 'parse' | 'write'>,
  store: RecordStore,
  tell: (news: StoreNews) => void,
): LocalRecord =>
  new LocalRecord({
    store,
    rules,
    parse,
    write,
    schema: recordSchema('page'),
    newId: uuidv7,
    now: () => new Date().toISOString(),
    rest: createRest(),
    isTimeToShow: createPictureTimes(),
    tell,
  });
