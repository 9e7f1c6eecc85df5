import { useEffect, useState } from 'react';
import { tabLocks } from './tab-slot.ts';
import { ownDraftKey } from './drafts.ts';
import { KeptWords } from './text-draft.ts';

/**
 * Words that are typed where there is no form: a remark, a reason. They are kept as a form's draft is, until they were used: what was typed
 * on while they were is left. Of two tabs each keeps its own. One line of code per place: a component is keyed by what it is about, for the
 * name is read once.
 */
export function useTypedText(
  formKey: string,
): readonly [text: string, change: (text: string) => void, used: (text: string) => void] {
  const [words] = useState(() => new KeptWords(ownDraftKey(formKey), tabLocks()));
  const [text, setText] = useState(() => words.text);
  useEffect(() => words.follow(setText), [words]);
  return [text, words.change, words.used];
}
