import { useEffect, useState } from 'react';
import { tabLocks, takeSlot, type SlotUse, type TabSlot } from './tab-slot.ts';
import { ownDraftKey } from './drafts.ts';

/**
 * Under what this tab keeps what is not saved of something; undefined until it is known that no other tab keeps it there. `slotsOf`: the same for
 * as long as the page stands. Whose it is is read when the page is opened: a session that ends on the way changes no name.
 */
export function useTabSlot(of: string, slotsOf: (own: string) => SlotUse): string | undefined {
  const [taken, setTaken] = useState<{ readonly of: string; readonly own: string } | undefined>(() =>
    tabLocks() ? undefined : { of, own: ownDraftKey(of) },
  );
  useEffect(() => {
    let isLeft = false;
    let slot: TabSlot | undefined;
    const take = async (): Promise<void> => {
      slot = await takeSlot(tabLocks(), slotsOf(ownDraftKey(of)));
      if (isLeft) slot.release();
      else setTaken({ of, own: slot.key });
    };
    void take();
    return () => {
      isLeft = true;
      slot?.release();
    };
  }, [of, slotsOf]);
  return taken?.of === of ? taken.own : undefined;
}
