import { useSuspenseQuery } from '@tanstack/react-query';
import { readServiceState, type ServiceState } from '@tussock/contract';
import { counted, figureUpTo, jobKindLabel, momentWithTime, sayBytes, serviceWords } from '@tussock/domain';
import { buttonClasses, DataTable, Icon, PageContainer, Panel, Tag, type TableColumn } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { personalDataRoute, serviceAuditRoute } from './route.ts';
import styles from './service-screen.module.css';
import { SignedInPanel } from './signed-in-panel.tsx';

const ENGINES = { embedded: 'Embedded engine', postgres: 'PostgreSQL' } as const;
const whole = (count: number): string => figureUpTo(count, 0);

const timeOr = (at: string | null, otherwise: string) =>
  at === null ? otherwise : <time dateTime={at}>{momentWithTime(at)}</time>;

/** Facts of the installation as a list of terms. */
function StateFacts({ state }: { readonly state: ServiceState }) {
  const { database, letters, farms, backup, storage } = state;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Version</dt>
        <dd>{state.version}</dd>
      </div>
      <div>
        <dt>Database</dt>
        <dd>
          {ENGINES[database.engine]} {database.version}, {sayBytes(database.bytes)}
        </dd>
      </div>
      <div>
        <dt>Newest migration</dt>
        <dd>{database.migration}</dd>
      </div>
      <div>
        <dt>Files of plans</dt>
        <dd>{sayBytes(storage.bytes)}</dd>
      </div>
      <div>
        <dt>Plans, people, accounts</dt>
        <dd>
          {whole(farms.plans)}, {whole(farms.people)}, {whole(farms.accounts)}
        </dd>
      </div>
      <div>
        <dt>Letters</dt>
        <dd>
          {counted(letters.waiting, 'waits', 'wait')}
          {letters.failed > 0 && (
            <>
              {', '}
              <Tag variant="danger">{`${whole(letters.failed)} failed`}</Tag>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Last letter sent</dt>
        <dd>{timeOr(letters.lastSentAt, 'None yet')}</dd>
      </div>
      <div>
        <dt>Last backup</dt>
        <dd>{timeOr(backup.madeAt, serviceWords.noBackup)}</dd>
      </div>
      <div>
        <dt>Last proved restore</dt>
        <dd>{timeOr(backup.provedAt, serviceWords.noBackup)}</dd>
      </div>
    </dl>
  );
}

type Process = ServiceState['processes'][number];
const processColumns: readonly TableColumn<Process>[] = [
  { id: 'role', header: 'Work', isRowHeader: true, cell: ({ role }) => serviceWords.roles[role] ?? role },
  { id: 'version', header: 'Version', cell: ({ version }) => version },
  { id: 'node', header: 'Node.js', cell: ({ nodeVersion }) => nodeVersion },
  {
    id: 'started',
    header: 'Started',
    align: 'end',
    cell: ({ startedAt }) => <time dateTime={startedAt}>{momentWithTime(startedAt)}</time>,
  },
];

type Line = ServiceState['queue'][number];
const queueColumns: readonly TableColumn<Line>[] = [
  { id: 'kind', header: 'Work', isRowHeader: true, cell: ({ kind }) => jobKindLabel(kind) },
  { id: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => whole(waiting) },
  { id: 'running', header: 'Running', align: 'end', cell: ({ running }) => whole(running) },
  { id: 'failed', header: 'Failed', align: 'end', cell: ({ failed }) => whole(failed) },
  {
    id: 'oldest',
    header: 'Due since',
    align: 'end',
    cell: ({ oldestDueAt }) =>
      oldestDueAt === null ? '–' : <time dateTime={oldestDueAt}>{momentWithTime(oldestDueAt)}</time>,
  },
];

type PlanStorage = ServiceState['storage']['plans'][number];
const storageColumns: readonly TableColumn<PlanStorage>[] = [
  { id: 'name', header: 'Plan', isRowHeader: true, cell: ({ name }) => name },
  { id: 'files', header: 'Files', align: 'end', cell: ({ files }) => whole(files) },
  { id: 'bytes', header: 'Size', align: 'end', cell: ({ bytes }) => sayBytes(bytes) },
];

/** Background work that is due, runs or has failed; what is planned for later is counted below. */
function QueuePanel({ queue }: Pick<ServiceState, 'queue'>) {
  const atHand = queue.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  const planned = queue.reduce((sum, line) => sum + line.planned, 0);
  return (
    <Panel title={serviceWords.queue} isFlush={atHand.length > 0}>
      {atHand.length === 0 ? (
        <p className={styles.note}>{`${serviceWords.queueEmpty} ${serviceWords.planned(planned)}`}</p>
      ) : (
        <>
          <DataTable
            label={serviceWords.queue}
            columns={queueColumns}
            rows={atHand}
            rowKey={({ kind }) => kind}
            emptyState={null}
          />
          <p className={styles.more}>{serviceWords.planned(planned)}</p>
        </>
      )}
    </Panel>
  );
}

const REFRESH_MS = 30_000;

/** How the installation runs: processes, queue, failed work, storage, and who is signed in. */
export function ServiceScreen() {
  const { data: state } = useSuspenseQuery({ ...reading(readServiceState, {}), refetchInterval: REFRESH_MS });
  return (
    <PageContainer
      title={serviceWords.title}
      width="wide"
      actions={
        <>
          <RouteLink to={personalDataRoute.at()} {...buttonClasses({})}>
            <Icon name="users" />
            {serviceWords.people.title}
          </RouteLink>
          <RouteLink to={serviceAuditRoute.at()} {...buttonClasses({})}>
            <Icon name="history" />
            {serviceWords.audit}
          </RouteLink>
        </>
      }
    >
      <div className={styles.page}>
        <Panel title={serviceWords.state}>
          <StateFacts state={state} />
        </Panel>
        <ChecksPanel />
        <Panel title={serviceWords.processes} isFlush>
          <DataTable
            label={serviceWords.processes}
            columns={processColumns}
            rows={state.processes}
            rowKey={({ _id }) => _id}
            emptyState={null}
          />
        </Panel>
        <FailedJobs />
        <QueuePanel queue={state.queue} />
        <Panel title={serviceWords.storage} isFlush={state.storage.plans.length > 0}>
          {state.storage.plans.length === 0 ? (
            <p className={styles.note}>{serviceWords.storageNone}</p>
          ) : (
            <DataTable
              label={serviceWords.storage}
              columns={storageColumns}
              rows={state.storage.plans}
              rowKey={({ _id }) => _id}
              emptyState={null}
            />
          )}
        </Panel>
        <SignedInPanel />
      </div>
    </PageContainer>
  );
}
