import { orderArchive } from '@tussock/contract';
import { archiveWords, LARGEST_ARCHIVE, weightOfFiles } from '@tussock/domain';
import { Button, Icon, Panel } from '@tussock/ui';
import { TaskList, useStartTask } from '../../activities/show-task/index.ts';
import { usePlanFiles } from '../../sync/index.ts';
import { client } from '../../session/client.ts';
import styles from './reporting-screen.module.css';

/** Has all that a plan holds packed into one ZIP, to keep or to bring in elsewhere. */
export function WholePlanCard({ planId }: { readonly planId: string }) {
  const order = useStartTask(() => client.call(orderArchive, { params: { planId } }));
  const bytes = weightOfFiles(usePlanFiles().byId.values());
  return (
    <Panel
      title={archiveWords.title}
      footer={
        <Button variant="primary" icon="download" isPending={order.isPending} onClick={() => order.mutate()}>
          {archiveWords.order}
        </Button>
      }
    >
      <div className={styles.settings}>
        <p className={styles.note}>{archiveWords.text}</p>
        <ul className={styles.contents}>
          {archiveWords.contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.note}>{archiveWords.notCarried}</p>
        {bytes > LARGEST_ARCHIVE && (
          <p role="alert">
            <Icon name="warning" size="small" /> {archiveWords.tooLarge(bytes)}
          </p>
        )}
        <TaskList planId={planId} kind="wholePlan" />
      </div>
    </Panel>
  );
}
