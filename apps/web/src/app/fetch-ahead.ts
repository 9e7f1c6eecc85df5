import { partsOverPage } from '@tussock/ui';
import { askRecordAhead } from '../api/ask-ahead.ts';
import { engine } from '../map/fetch-engine.ts';
import { plainDrawing } from '../map/plain/fetch-plain-drawing.ts';
import { drawPlace } from '../screens/plan-edit-map/place.ts';
import { isLineSlow } from '../slow-line.ts';
import type { StartAhead } from '../places/place.ts';
import type { AnyPlace } from '../places/plan-place.ts';
import { isKept } from '../plan-session/replica/opened-plans.ts';
import { currentUserStore } from '../session/current-user.ts';
import { openRecords, recordOpening } from '../session/record-opening.ts';

interface MatchedRoute {
  readonly params: object;
  readonly search: object;
  readonly staticData: { readonly place?: AnyPlace };
}

/** What is fetched ahead and fails is asked for again by the screen, which tells of it. */
const regardless = (work: Promise<unknown>): void => void work.catch(() => undefined);

let codeAhead: Promise<unknown> = Promise.resolve();

/** Ends when the code that was fetched ahead last has come, or has failed to. */
export const codeFetchedAhead = (): Promise<unknown> => codeAhead;

/**
 * Starts fetching the code of the matched screen, before it is known who is here, and what it will ask for as soon as that is known and
 * they may ask: before the terms are accepted the server answers nothing but them.
 */
export function fetchAhead(matches: readonly MatchedRoute[], mayAsk: Promise<boolean>): void {
  // Whoever may not come in is led on by the guard.
  regardless(mayAsk);
  const match = matches.at(-1);
  const place = match?.staticData.place;
  if (!match || !place) return;
  const isFirst = isFirstPage;
  isFirstPage = false;
  const showsMap = place.kind === 'plan' && place.showsPlanMap;
  const isSlow = isLineSlow();
  // On a slow line the map asks for its engine itself, once the farm has come.
  const engineAhead = () => (isSlow ? engine.asked : engine.load());
  const screen = place.screen();
  // Over a slow line one draws before the engine of maps is here: what that takes comes with the screen. What fails is asked for again there.
  const pen = isSlow && place === drawPlace ? plainDrawing.load() : undefined;
  codeAhead = Promise.allSettled([screen, showsMap ? engineAhead() : undefined]);
  const isPlan = place.kind === 'plan';
  if (pen) regardless(pen);
  if (isPlan && !isSlow) regardless(recordOpening.load());
  if (!isSlow) regardless(partsOverPage.load());
  const starts = Promise.all([place.ahead?.(), isPlan ? startOfPlan() : undefined]);
  regardless(starts);
  const asked = {
    params: { ...match.params } as Readonly<Record<string, string>>,
    // Read by the place whose own this is.
    search: place.readSearch({ ...match.search }) as never,
  };
  const openRecord = async (): Promise<void> => {
    // Over a slow line the record, and what opens it, come behind what is chosen and read without it.
    if (isSlow) await Promise.allSettled([screen, pen]);
    if (isFirst) regardless(recordAhead(String(asked.params['planId'])));
    await openRecords();
  };
  const startAll = async (): Promise<void> => {
    if (!(await mayAsk)) return;
    const opened = isPlan ? openRecord() : undefined;
    regardless(Promise.resolve(opened));
    for (const start of await starts) start?.(asked);
    // Over a slow line what opens at a press comes behind what can be pressed; a map asks for it once it stands.
    await Promise.allSettled([opened, screen]);
    if (!showsMap) await partsOverPage.load();
  };
  regardless(startAll());
}

/** The code of later pages is here, or nearly: they ask for themselves. */
let isFirstPage = true;

/** A record that this device has none of is asked for before the code that reads it has come. */
async function recordAhead(planId: string): Promise<void> {
  const { user } = currentUserStore.getState();
  if (user && !isKept(user._id, planId)) await askRecordAhead(planId);
}

const planFetching = () => import('../activities/load-plan-map/fetch-plan.ts');

async function startOfPlan(): Promise<StartAhead<never>> {
  const { fetchPlan } = await planFetching();
  return ({ params }) => void fetchPlan(String(params['planId']));
}
