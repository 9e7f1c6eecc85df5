import { askFarm, type ExaminationRoom } from '@tussock/contract';
import { examinationWords, questionFields } from '@tussock/domain';
import { Button, TextArea } from '@tussock/ui';
import { useState, type FormEvent } from 'react';
import { useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './room-screen.module.css';

/** Asks the people of the farm a question, about an item or the plan as a whole. */
export function QuestionForm({ room, item }: { readonly room: ExaminationRoom; readonly item?: string }) {
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  const saveFromForm = useSaveFromForm();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setIsPending(true);
    const { planId, _id: id } = room;
    const body = { text: text.trim(), item };
    await saveFromForm(askFarm, { params: { planId, id }, body })
      .then(() => setText(''))
      // Shown as a toast; what was typed stays.
      .catch(() => undefined);
    setIsPending(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void ask(event)}>
      <TextArea
        label={questionFields.text.label}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={questionFields.text.maxLength}
      />
      <Button type="submit" size="small" isPending={isPending}>
        {examinationWords.room.ask}
      </Button>
    </form>
  );
}
