import { useSuspenseQuery } from '@tanstack/react-query';
import { listSignedIn, type SignedInPerson } from '@tussock/contract';
import { momentWithTime, roleNames, serviceWords } from '@tussock/domain';
import { DataTable, Panel, type TableColumn } from '@tussock/ui';
import { reading } from '../../session/client.ts';
import styles from './service-screen.module.css';

const columns: readonly TableColumn<SignedInPerson>[] = [
  { id: 'name', header: 'Person', isRowHeader: true, cell: ({ name }) => name },
  { id: 'role', header: 'As', cell: ({ role }) => roleNames[role] },
  { id: 'account', header: 'Account', cell: ({ accountName }) => accountName ?? '–' },
  { id: 'on', header: 'On', cell: ({ device }) => device },
  {
    id: 'signedInAt',
    header: 'Signed in',
    align: 'end',
    cell: ({ signedInAt }) => <time dateTime={signedInAt}>{momentWithTime(signedInAt)}</time>,
  },
  {
    id: 'lastSeenAt',
    header: 'Last seen',
    align: 'end',
    cell: ({ lastSeenAt }) => <time dateTime={lastSeenAt}>{momentWithTime(lastSeenAt)}</time>,
  },
];

/** Who is signed in, as what, the latest seen first. */
export function SignedInPanel() {
  const {
    data: { results, total },
  } = useSuspenseQuery(reading(listSignedIn, {}));
  return (
    <Panel title={serviceWords.signedIn} isFlush>
      <DataTable
        label={serviceWords.signedIn}
        columns={columns}
        rows={results}
        rowKey={({ _id }) => _id}
        emptyState={null}
      />
      {total > results.length && <p className={styles.more}>{serviceWords.firstOf(results.length, total)}</p>}
    </Panel>
  );
}
