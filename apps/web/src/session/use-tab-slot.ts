import { useEffect, useState } from 'react';
import { tabLocks, takeSlot, type SlotUse, type TabSlot } from '../plan-session/tab-slot.ts';
import { draftSlots, ownDraftKey } from './drafts.ts';

/** Under what this tab keeps what is not saved of something. */
interface NamedSlot {
  readonly of: string;
  /** With whose it is. */
  readonly own: string;
  /** The name alone. */
  readonly name: string;
}

/**
 * Under what this tab keeps what is not saved of something; undefined until it is known that no other tab keeps it there. `slotsOf`: the same for
 * as long as the page stands. Whose it is is read when the page is opened: a session that ends on the way changes no name.
 */
export function useTabSlot(of: string, slotsOf: (own: string) => SlotUse): NamedSlot | undefined {
  const [taken, setTaken] = useState<NamedSlot | undefined>(() =>
    tabLocks() ? undefined : { of, own: ownDraftKey(of), name: of },
  );
  useEffect(() => {
    let isLeft = false;
    let slot: TabSlot | undefined;
    const take = async (): Promise<void> => {
      const own = ownDraftKey(of);
      slot = await takeSlot(tabLocks(), slotsOf(own));
      if (isLeft) slot.release();
      else setTaken({ of, own: slot.key, name: `${of}${slot.key.slice(own.length)}` });
    };
    void take();
    return () => {
      isLeft = true;
      slot?.release();
    };
  }, [of, slotsOf]);
  return taken?.of === of ? taken : undefined;
}

/** The name of the draft that this tab keeps of a form of something new: of two that are begun at once each has its own. */
export const useDraftSlot = (formKey: string): string | undefined => useTabSlot(formKey, draftSlots)?.name;
