import { useMutation, useQuery } from '@tanstack/react-query';
import { readReminders, remindOfActions } from '@tussock/contract';
import { reminderWords } from '@tussock/domain';
import { Button, Dialog, NotRead, Skeleton } from '@tussock/ui';
import { client, reading } from '../../session/client.ts';
import styles from './actions-screen.module.css';

const { byHand: words } = reminderWords;

interface RemindDialogProps {
  readonly planId: string;
  readonly actionIds: readonly string[];
  readonly onClose: () => void;
}

/** Dialog before reminders are sent: the recipients, with the number of actions of each. */
export function RemindDialog({ planId, actionIds, onClose }: RemindDialogProps) {
  const params = { planId };
  const { data, isError, refetch } = useQuery({ ...reading(readReminders, { params }), staleTime: 0 });
  const sending = useMutation({
    mutationFn: (ids: readonly string[]) =>
      client.call(remindOfActions, { params, body: { actionIds: [...ids] } }),
    onSuccess: onClose,
  });
  const open = data?.results.filter(({ actionId }) => actionIds.includes(actionId)) ?? [];
  const told = open.filter(({ isRemindedToday }) => !isRemindedToday);
  const people = new Map(told.map(({ personId, personName }) => [personId, personName]));
  const already = open.length - told.length;
  const left = actionIds.length - open.length;
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {people.size > 0 && (
            <Button
              variant="primary"
              icon="mail"
              isPending={sending.isPending}
              onClick={() => sending.mutate(told.map(({ actionId }) => actionId))}
            >
              {words.send(people.size)}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <div className={styles.calendar}>
          {people.size === 0 && <p>{words.nobody}</p>}
          <ul>
            {[...people].map(([id, name]) => (
              <li key={id}>{words.letter(name, told.filter(({ personId }) => personId === id).length)}</li>
            ))}
          </ul>
          {already > 0 && <p>{words.today(already)}</p>}
          {left > 0 && <p>{words.closed(left)}</p>}
          {people.size > 0 && <p>{words.once}</p>}
        </div>
      ) : isError ? (
        <NotRead onAgain={() => void refetch()}>You need to be online for this.</NotRead>
      ) : (
        <Skeleton lines={3} />
      )}
    </Dialog>
  );
}
