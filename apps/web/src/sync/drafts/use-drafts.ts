import { useEffect, useState } from 'react';
import { ownDraftKey } from './draft-store.ts';
import { TabDraft } from './tab-draft.ts';
import { tabLocks, takeSlot, type SlotUse, type TabSlot } from './tab-slot.ts';
import { TextDraft } from './text-draft.ts';

/** What this tab keeps of a form; undefined for the moment in which it asks what of that is its own. The name is read once. */
export function useTabDraft(formKey: string): TabDraft | undefined {
  const [own] = useState(() => ownDraftKey(formKey));
  const [draft, setDraft] = useState(() => TabDraft.openNow(own, tabLocks()));
  useEffect(() => {
    if (draft) return draft.stay();
    let isLeft = false;
    const takeUp = async (): Promise<void> => {
      const taken = await TabDraft.takeUp(own, tabLocks());
      if (isLeft) taken.stay()();
      else setDraft(taken);
    };
    void takeUp();
    return () => {
      isLeft = true;
    };
  }, [own, draft]);
  return draft;
}

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

/**
 * Words that are typed where there is no form: a remark, a reason. They are kept as a form's draft is, until they were used: what was typed
 * on while they were is left. Of two tabs each keeps its own. One line of code per place: a component is keyed by what it is about, for the
 * name is read once.
 */
export function useTypedText(
  formKey: string,
): readonly [text: string, change: (text: string) => void, used: (text: string) => void] {
  const [words] = useState(() => new TextDraft(ownDraftKey(formKey), tabLocks()));
  const [text, setText] = useState(() => words.text);
  useEffect(() => words.follow(setText), [words]);
  return [text, words.change, words.used];
}
