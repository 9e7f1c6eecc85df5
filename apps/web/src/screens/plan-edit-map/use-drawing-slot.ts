import { useEffect, useState } from 'react';
import { tabLocks, takeDrawingSlot, type DrawingSlot } from '../../plan-session/drawing-slot.ts';
import { ownDraftKey } from '../../session/drafts.ts';

/** The name under which this tab keeps what it draws on a plan; undefined until it is known that no other tab draws under it. */
export function useDrawingSlot(planId: string): string | undefined {
  const [taken, setTaken] = useState(() => (tabLocks() ? undefined : { planId, key: ownDraftKey(planId) }));
  useEffect(() => {
    let isLeft = false;
    let slot: DrawingSlot | undefined;
    const take = async (): Promise<void> => {
      slot = await takeDrawingSlot(tabLocks(), ownDraftKey(planId));
      if (isLeft) slot.release();
      else setTaken({ planId, key: slot.key });
    };
    void take();
    return () => {
      isLeft = true;
      slot?.release();
    };
  }, [planId]);
  return taken?.planId === planId ? taken.key : undefined;
}
