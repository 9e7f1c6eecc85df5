import { useMutation } from '@tanstack/react-query';
import { checkService, type ServiceFinding } from '@tussock/contract';
import { serviceWords } from '@tussock/domain';
import { Button, DataTable, Panel, Tag, type TableColumn } from '@tussock/ui';
import { client } from '../../session/client.ts';
import styles from './service-screen.module.css';

const VARIANTS = { well: 'success', warning: 'warning', fault: 'danger' } as const;

const columns: readonly TableColumn<ServiceFinding>[] = [
  {
    id: 'subject',
    header: 'What',
    isRowHeader: true,
    cell: ({ subject }) => <span className={styles.subject}>{subject}</span>,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Tag variant={VARIANTS[state]}>{serviceWords.findings[state]}</Tag>,
  },
  { id: 'says', header: 'Found', cell: ({ says }) => <span className={styles.fault}>{says}</span> },
  {
    id: 'advice',
    header: 'What to do',
    cell: ({ advice }) => <span className={styles.fault}>{advice ?? '–'}</span>,
  },
];

/** Checks what the server needs, when it is asked to. */
export function ChecksPanel() {
  const { mutate, data, isPending } = useMutation({ mutationFn: () => client.call(checkService, {}) });
  return (
    <Panel
      title={serviceWords.checks}
      isFlush={data !== undefined}
      actions={
        <Button size="small" isPending={isPending} onClick={() => mutate()}>
          {serviceWords.checkNow}
        </Button>
      }
    >
      {data === undefined ? (
        <p className={styles.note}>{serviceWords.checksAbout}</p>
      ) : (
        <DataTable
          label={serviceWords.checks}
          columns={columns}
          rows={data.results}
          rowKey={({ subject, says }) => `${subject} ${says}`}
          emptyState={null}
        />
      )}
    </Panel>
  );
}
