import { useQuery } from '@tanstack/react-query';
import { readPlan } from '@tussock/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLivePlanIfRead } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';

/** Whoever may not see a plan is told nothing of it by itself: now and then it is asked whether they may again. */
const ASK_AGAIN_MS = 20_000;

/** Goes back to a plan that was closed to somebody as a whole, as soon as they were let in again; also opens its record, which was over. */
export function LetInAgain({ planId, onOpen }: { readonly planId: string; readonly onOpen: () => void }) {
  useQuery({ ...reading(readPlan, { params: { planId } }), refetchInterval: ASK_AGAIN_MS });
  const { plan } = useLivePlanIfRead(planId);
  const isOpen = plan !== undefined;
  // Where the plan is open all along, something else of it is closed: asking for that again would go round in circles.
  const wasClosed = useRef(false);
  const open = useEffectEvent(() => {
    void import('../../sync/follow-open-plan.ts').then(({ reopenRecord }) => reopenRecord());
    onOpen();
  });
  useEffect(() => {
    if (!isOpen) wasClosed.current = true;
    else if (wasClosed.current) {
      wasClosed.current = false;
      open();
    }
  }, [isOpen]);
  return null;
}
