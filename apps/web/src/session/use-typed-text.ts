import { useState } from 'react';
import { dropDraft, keepDraft, ownDraftKey, readDraft } from './drafts.ts';

/**
 * Words that are typed where there is no form: a remark, a reason. They are kept as a form's draft is, until they are set to '' because they
 * were used. One line of code per place: a component is keyed by what it is about, for the name is read once.
 */
export function useTypedText(formKey: string): readonly [string, (text: string) => void] {
  const [key] = useState(() => ownDraftKey(formKey));
  const [text, setText] = useState(() => {
    const kept = readDraft(key)?.values['text'];
    return typeof kept === 'string' ? kept : '';
  });
  const change = (typed: string): void => {
    setText(typed);
    if (typed === '') dropDraft(key);
    else keepDraft(key, { values: { text: typed }, startedFrom: '' });
  };
  return [text, change];
}
