import { sayHere } from '@tussock/contract';
import { isUuid } from '@tussock/domain';
import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { useStore } from 'zustand';
import { useMapState } from '../../../plan-session/map-store.ts';
import { seeAsStore } from '../../../plan-session/see-as.ts';
import { useSync } from '../../../sync/index.ts';
import { client } from '../../../session/client.ts';

/** Milliseconds until presence is sent again; the server forgets it after 45 seconds. */
const AGAIN_MS = 20_000;
/** Delay in milliseconds before a new position is sent, so that quick navigation is not sent at each step. */
const SETTLED_MS = 800;

/** Sends the person's presence to the others on the plan: the open route, and the feature, action or test in view. */
export function useAnnouncePeople(
  planId: string,
  place: string | undefined,
  pageThingId: string | undefined,
): void {
  const [tabId] = useState(uuidv7);
  const wasSaid = useRef(false);
  const chosenId = useMapState((state) => state.activeFeature) ?? undefined;
  const { phase, line } = useSync();
  // Looked at with other eyes, one is not there oneself.
  const isOneself = useStore(seeAsStore, ({ role }) => role === null);
  const wantedId = pageThingId ?? chosenId;
  // An address can be mistyped: nobody is told of what there is not.
  const entityId = wantedId !== undefined && isUuid(wantedId) ? wantedId : undefined;
  const isThere = phase === 'ready' && line === 'online' && isOneself;
  useEffect(() => {
    if (!isThere) return undefined;
    const say = (): void => {
      wasSaid.current = true;
      const body = { tabId, ...(place ? { place } : {}), ...(entityId ? { entityId } : {}) };
      // Whether others see it is no matter of one's own work.
      void client.call(sayHere, { params: { planId }, body }, { isBeside: true }).catch(() => undefined);
    };
    const first = setTimeout(say, SETTLED_MS);
    const again = setInterval(say, AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [planId, tabId, place, entityId, isThere]);
  useEffect(
    () => () => {
      if (!wasSaid.current || seeAsStore.getState().role !== null) return;
      const body = { tabId, isLeaving: true };
      void client.call(sayHere, { params: { planId }, body }, { isBeside: true }).catch(() => undefined);
    },
    [planId, tabId],
  );
}
