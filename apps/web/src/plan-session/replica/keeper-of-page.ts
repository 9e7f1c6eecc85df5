import { recordSchema } from '@tussock/domain';
import { LocalRecord, type EngineServices, type News } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { createPictureTimes, createRest } from './rest.ts';

/** A first load that is larger is kept on the device once its picture stands, in bytes: some four hundred features. */
const KEPT_LATER_ABOVE = 500_000;

/** A keeper with what every page gives it: names, the time, and turns for the page. */
export const keeperOf = (
  { rules, parse, write }: Pick<EngineServices, 'rules' | 'parse' | 'write'>,
  store: EngineServices['store'],
  told: Pick<EngineServices, 'allShown'> & { readonly tell: (news: News) => void },
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
    isStoredLater: (bytes) => bytes > KEPT_LATER_ABOVE,
    ...told,
  });
