import { orderAuditPack } from '@tussock/contract';
import { auditPackWords as words } from '@tussock/domain';
import { Button, Panel } from '@tussock/ui';
import { useStore } from 'zustand';
import { TaskList, useStartTask } from '../../activities/show-task/index.ts';
import { bookChoiceStore } from '../../plan-session/book-choice.ts';
import { client } from '../../session/client.ts';
import styles from './reporting-screen.module.css';

/** Has everything an auditor asks for packed into one ZIP, with one press. */
export function AuditPackCard({ planId }: { readonly planId: string }) {
  const culturalPlaces = useStore(bookChoiceStore, (choice) => choice.culturalPlaces);
  const order = useStartTask(() =>
    client.call(orderAuditPack, { params: { planId }, body: { culturalPlaces: [...culturalPlaces] } }),
  );
  return (
    <Panel
      title={words.title}
      footer={
        <Button variant="primary" icon="download" isPending={order.isPending} onClick={() => order.mutate()}>
          {words.order}
        </Button>
      }
    >
      <div className={styles.settings}>
        <p className={styles.note}>{words.text}</p>
        <ul className={styles.contents}>
          {words.contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <TaskList planId={planId} kind="auditPack" />
      </div>
    </Panel>
  );
}
