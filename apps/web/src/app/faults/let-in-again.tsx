import { useQuery } from '@tanstack/react-query';
import { readPlan } from '@tussock/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLivePlanIfRead } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';

/** Polling interval: a person without access to a plan gets no notifications of it, so their access is checked now and then. */
const ASK_AGAIN_MS = 20_000;

/** Opens a plan again, with its record, as soon as a person who had lost access to it has access again. */
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
