import { useState } from 'react';
import { dropDraft, keepDraft, ownDraftKey, readDraft } from './drafts.ts';

const keptText = (key: string): string | undefined => {
  const kept = readDraft(key)?.values['text'];
  return typeof kept === 'string' ? kept : undefined;
};

/**
 * Words that are typed where there is no form: a remark, a reason. They are kept as a form's draft is, until they were used: what was typed
 * on while they were is left. One line of code per place: a component is keyed by what it is about, for the name is read once.
 */
export function useTypedText(
  formKey: string,
): readonly [text: string, change: (text: string) => void, used: (text: string) => void] {
  const [key] = useState(() => ownDraftKey(formKey));
  const [text, setText] = useState(() => keptText(key) ?? '');
  const change = (typed: string): void => {
    setText(typed);
    if (typed === '') dropDraft(key);
    else keepDraft(key, { values: { text: typed }, startedFrom: '' });
  };
  const used = (taken: string): void => {
    // A browser that keeps nothing has nothing to be held against.
    if ((keptText(key) ?? taken) === taken) change('');
  };
  return [text, change, used];
}
