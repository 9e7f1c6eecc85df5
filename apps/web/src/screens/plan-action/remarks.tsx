import { findEntity, labelOfWrite, momentOfWork, toasts } from '@tussock/domain';
import { Avatar, Button, IconButton, Panel, TextArea } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { type ActionRemark, type PlanAction, showingRefusal, useRecordSave } from '../../sync/index.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { formKeys, useTypedText } from '../../sync/drafts/index.ts';
import styles from './remarks.module.css';

interface RemarksProps {
  readonly action: PlanAction;
  readonly remarks: readonly ActionRemark[];
  readonly mayAdd: boolean;
  readonly mayEdit: boolean;
}

const LONGEST = 4000;
const entity = 'remark' as const;
const nameOf = (act: 'created' | 'deleted', title: string): string => {
  const declared = findEntity(entity);
  return declared ? labelOfWrite[act](declared, title) : title;
};

/** What people say of an action, one after the other. */
export function Remarks({ action, remarks, mayAdd, mayEdit }: RemarksProps) {
  const { save } = useRecordSave();
  const [text, setText, used] = useTypedText(formKeys.remark(action.id));
  const [isPending, setIsPending] = useState(false);
  const userId = currentUserStore.getState().user?._id;
  const { title } = action.values;
  const add = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    setIsPending(true);
    await showingRefusal(
      save({
        label: nameOf('created', title),
        parts: [{ entity, entityId: uuidv7(), op: 'create', set: { actionId: action.id, text: said } }],
        toast: toasts.changesSaved(),
      }),
    ).finally(() => setIsPending(false));
    used(text);
  };
  const remove = (id: string): void =>
    void showingRefusal(
      save({
        label: nameOf('deleted', title),
        parts: [{ entity, entityId: id, op: 'delete', set: {} }],
        toast: toasts.changesSaved(),
      }),
    ).catch(() => undefined); // a refusal is shown as a toast; the remark stays
  return (
    <Panel title={remarks.length === 0 ? 'Remarks' : `Remarks (${remarks.length})`}>
      <div className={styles.thread}>
        {remarks.length > 0 && (
          <ul className={styles.list}>
            {remarks.map(({ id, text: said, byId, byName = 'You', at, doneAt }) => (
              <li key={id} className={styles.remark}>
                <Avatar name={byName} />
                <div className={styles.said}>
                  <p className={styles.by}>
                    <strong>{byName}</strong>{' '}
                    {at === undefined ? 'not sent yet' : momentOfWork({ at, doneAt })}
                  </p>
                  <p className={styles.text}>{said}</p>
                </div>
                {(mayEdit || (mayAdd && byId === userId)) && (
                  <IconButton
                    icon="trash"
                    size="small"
                    label="Take this remark out"
                    onClick={() => remove(id)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {mayAdd && (
          <div className={styles.add}>
            <TextArea
              label="Add a remark"
              isLabelHidden
              placeholder="Say something to the others"
              rows={2}
              value={text}
              onChange={(words) => setText(words.slice(0, LONGEST))}
            />
            <Button
              disabled={text.trim() === ''}
              isPending={isPending}
              onClick={() => void add().catch(() => undefined)}
            >
              Add remark
            </Button>
          </div>
        )}
        {!mayAdd && remarks.length === 0 && <p className={styles.by}>Nobody has said anything yet.</p>}
      </div>
    </Panel>
  );
}
