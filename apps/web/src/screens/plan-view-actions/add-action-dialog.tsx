import type { Section } from '@tussock/domain';
import { Button, Dialog, Select, TextField } from '@tussock/ui';
import { useState } from 'react';
import type { ActionWrites } from '../../activities/write-actions/index.ts';
import { formKeys, useTypedText } from '../../sync/drafts/index.ts';
import { useGo } from '../../routes/use-go.ts';
import { useEditions } from '../../sync/index.ts';
import styles from './actions-screen.module.css';
import { actionRoute } from '../plan-action/route.ts';

interface AddActionDialogProps {
  readonly planId: string;
  readonly writes: ActionWrites;
  readonly onClose: () => void;
}

const LONGEST_TITLE = 200;
/** Focuses the input, since the dialog was opened to type. */
const standIn = (input: HTMLInputElement | null): void => input?.focus();

const optionsOf = (declared: readonly Pick<Section, 'key' | 'title'>[]) =>
  declared.map(({ key, title }) => ({ id: key, label: title }));

/** Dialog for a custom action: its title and section; everything else is on its own page. */
export function AddActionDialog({ planId, writes, onClose }: AddActionDialogProps) {
  const go = useGo();
  const { sections } = useEditions().catalogue;
  const [title, setTitle, used] = useTypedText(formKeys.newAction(planId));
  const [sectionKey, setSectionKey] = useState<string | null>(null);
  const [outcomeKey, setOutcomeKey] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const outcomes = optionsOf(sections.find(({ key }) => key === sectionKey)?.subOutcomes ?? []);
  const add = async (): Promise<void> => {
    if (sectionKey === null || title.trim() === '') {
      setProblem(title.trim() === '' ? 'Say what will be done' : 'Choose the part of the plan');
      return;
    }
    setIsPending(true);
    const added = { sectionKey, title: title.trim(), ...(outcomeKey === null ? {} : { outcomeKey }) };
    const [action] = await writes.add([added]).finally(() => setIsPending(false));
    used(title);
    if (action !== undefined) await go(actionRoute.at({ planId, action }));
  };
  const tryToAdd = (): void => {
    if (!isPending) void add().catch(() => undefined);
  };
  return (
    <Dialog
      title="Add an action"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isPending={isPending} onClick={tryToAdd}>
            Add action
          </Button>
        </>
      }
    >
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          tryToAdd();
        }}
      >
        <TextField
          inputRef={standIn}
          label="What will be done"
          isRequired
          error={title.trim() === '' ? problem || undefined : undefined}
          value={title}
          onChange={(text) => setTitle(text.slice(0, LONGEST_TITLE))}
        />
        <Select
          label="Part of the plan"
          isRequired
          error={sectionKey === null && title.trim() !== '' ? problem || undefined : undefined}
          options={optionsOf(sections)}
          value={sectionKey}
          onChange={(key) => {
            setSectionKey(key);
            setOutcomeKey(null);
          }}
        />
        {outcomes.length > 0 && (
          <Select
            label="Outcome it works towards"
            help="It counts for this outcome, on the page of its section and in print."
            clearLabel="None in particular"
            placeholder="None in particular"
            options={outcomes}
            value={outcomeKey}
            onChange={setOutcomeKey}
          />
        )}
      </form>
    </Dialog>
  );
}
