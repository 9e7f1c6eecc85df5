import { useMutation } from '@tanstack/react-query';
import { cancelTask, type TaskReply } from '@tussock/contract';
import { isTaskOpen, momentWithTime, sayBytes, taskKinds, taskWords, type TaskKindId } from '@tussock/domain';
import { Button, buttonClasses, Icon, ProgressBar } from '@tussock/ui';
import { useEffect } from 'react';
import { addressOfMade, useTasksOf } from '../../session/my-tasks.ts';
import { client } from '../../session/client.ts';
import { watchTasks } from '../../session/watch-tasks.ts';
import styles from './task-list.module.css';

/** What is being made of one kind on a plan for this person, and what was made in the last days, to be fetched. */
export function TaskList({
  planId,
  kind,
  most = 3,
}: {
  readonly planId: string;
  readonly kind: TaskKindId;
  /** So many are shown, the newest first. */
  readonly most?: number;
}) {
  const tasks = useTasksOf(planId)
    .filter((task) => task.kind === kind && task.state !== 'cancelled')
    .slice(0, most);
  const isAnyOpen = tasks.some(({ state }) => isTaskOpen(state));
  useEffect(() => {
    // Asked for on another day or in another tab: whoever leaves this page is told as well.
    if (isAnyOpen) watchTasks();
  }, [isAnyOpen]);
  if (tasks.length === 0) return null;
  return (
    <div>
      <ul className={styles.list} aria-label={taskKinds[kind].label}>
        {tasks.map((task) => (
          <li key={task._id} className={styles.line}>
            <TaskLine task={task} />
          </li>
        ))}
      </ul>
      {isAnyOpen && <p className={styles.note}>{taskWords.goesOn}</p>}
    </div>
  );
}

function TaskLine({ task }: { readonly task: TaskReply }) {
  const stop = useMutation({
    mutationFn: () => client.call(cancelTask, { params: { planId: task.planId, taskId: task._id } }),
  });
  const { label } = taskKinds[task.kind];
  if (isTaskOpen(task.state))
    return (
      <>
        <div className={styles.about}>
          <ProgressBar
            label={task.state === 'waiting' ? taskWords.waiting(task.before) : taskWords.running(task.step)}
            {...(task.total > 0 ? { share: task.done / task.total } : {})}
          />
        </div>
        <Button size="small" isPending={stop.isPending} onClick={() => stop.mutate()}>
          Stop
        </Button>
      </>
    );
  if (task.state === 'failed')
    return (
      <p className={styles.about} data-failed="">
        <Icon name="warning" /> {task.fault ?? taskWords.failed}
      </p>
    );
  return (
    <>
      <p className={styles.about}>
        {taskWords.ready}
        <span className={styles.note}>
          {momentWithTime(task.endedAt ?? task.askedAt)}
          {task.bytes !== null && `, ${sayBytes(task.bytes)}`}
        </span>
      </p>
      <a
        {...buttonClasses({ size: 'small' })}
        href={addressOfMade(task)}
        download
        aria-label={`Download ${label}`}
      >
        Download
      </a>
    </>
  );
}
