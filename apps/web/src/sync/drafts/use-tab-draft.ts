import { useEffect, useState } from 'react';
import { tabLocks } from './tab-slot.ts';
import { ownDraftKey } from './drafts.ts';
import { TabDraft } from './tab-draft.ts';

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
