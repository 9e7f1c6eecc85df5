import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { downloadServiceAudit, listServiceAudit, type ServiceAuditItem } from '@tussock/contract';
import { auditWords, momentWithTime, sayDeed, serviceDeeds, serviceWords } from '@tussock/domain';
import {
  Button,
  ChosenChips,
  DataTable,
  DateField,
  EmptyState,
  NotReadLine,
  PageContainer,
  Panel,
  Select,
  type TableColumn,
} from '@tussock/ui';
import { saveFile } from '../../activities/save-file/index.ts';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { client } from '../../session/client.ts';
import { whileLoading } from '../../session/loading.ts';
import type { AuditSearch } from './audit-search.ts';
import { serviceAuditRoute } from './route.ts';
import styles from './service-screen.module.css';

const whoOf = ({ actorName, network }: ServiceAuditItem): string =>
  network === null ? (actorName ?? auditWords.somebody) : auditWords.reader(network);

const columnsOf = (search: AuditSearch): readonly TableColumn<ServiceAuditItem>[] => [
  { id: 'at', header: 'When', cell: ({ at }) => <time dateTime={at}>{momentWithTime(at)}</time> },
  {
    id: 'who',
    header: 'Who',
    isRowHeader: true,
    cell: (item) =>
      item.actorId === null ? (
        whoOf(item)
      ) : (
        <RouteLink to={serviceAuditRoute.at({ ...search, personId: item.actorId })}>{whoOf(item)}</RouteLink>
      ),
  },
  { id: 'what', header: 'What', cell: (item) => sayDeed(item.action, item) },
  {
    id: 'farm',
    header: 'Farm',
    cell: ({ planId, planName }) =>
      planId === null ? (
        '–'
      ) : (
        <RouteLink to={serviceAuditRoute.at({ ...search, planId })}>{planName ?? 'A deleted plan'}</RouteLink>
      ),
  },
];

/** The filters of the log: what was done, first and last day. */
function Filters({
  search,
  onSearch,
}: {
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
}) {
  const put = (part: { readonly [Key in keyof AuditSearch]: AuditSearch[Key] | null }): void =>
    onSearch(serviceAuditRoute.readSearch({ ...search, ...part }));
  return (
    <div className={styles.filters}>
      <Select
        id="audit-deed"
        label={serviceWords.deed}
        placeholder={auditWords.anything}
        clearLabel={auditWords.anything}
        options={serviceDeeds.map((id) => ({ id, label: auditWords.deeds[id] }))}
        value={search.deed ?? null}
        onChange={(deed) => put({ deed })}
      />
      <DateField
        id="audit-from"
        label="From"
        value={search.from ?? null}
        onChange={(from) => put({ from })}
      />
      <DateField id="audit-to" label="To" value={search.to ?? null} onChange={(to) => put({ to })} />
    </div>
  );
}

/** Audit log of the whole service: filtered, read page by page, and downloaded. */
export function ServiceAuditScreen({ search }: ScreenPropsOf<typeof serviceAuditRoute>) {
  const go = useGo();
  const entries = useInfiniteQuery({
    queryKey: [listServiceAudit.id, search],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        listServiceAudit,
        { query: { ...search, ...(pageParam === null ? {} : { before: pageParam }) } },
        { signal, isQuiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const download = useMutation({
    mutationFn: (as: 'csv' | 'jsonl') =>
      whileLoading('report', () => client.callForFile(downloadServiceAudit, { query: { ...search, as } })),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? 'audit-log'),
  });
  const items = entries.data?.pages.flatMap(({ results }) => results) ?? [];
  const narrowTo = (next: AuditSearch): void => void go(serviceAuditRoute.at(next));
  const { personId, planId, ...rest } = search;
  const chips = [
    ...(personId
      ? [
          {
            key: 'person',
            words: items[0] ? whoOf(items[0]) : auditWords.person,
            onRemove: () => narrowTo({ ...rest, ...(planId && { planId }) }),
          },
        ]
      : []),
    ...(planId
      ? [
          {
            key: 'farm',
            words: items[0]?.planName ?? 'One farm',
            onRemove: () => narrowTo({ ...rest, ...(personId && { personId }) }),
          },
        ]
      : []),
  ];
  return (
    <PageContainer
      title={serviceWords.audit}
      width="wide"
      actions={
        <>
          <Button isPending={download.isPending} onClick={() => download.mutate('csv')}>
            Download CSV
          </Button>
          <Button isPending={download.isPending} onClick={() => download.mutate('jsonl')}>
            Download JSON lines
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        <p className={styles.note}>{serviceWords.auditAbout}</p>
        <Filters search={search} onSearch={narrowTo} />
        {chips.length > 0 && <ChosenChips chips={chips} onClear={() => narrowTo({})} />}
        {entries.error && (
          <NotReadLine onAgain={() => void entries.refetch()}>{entries.error.message}</NotReadLine>
        )}
        <Panel isFlush>
          <DataTable
            label={serviceWords.audit}
            columns={columnsOf(search)}
            rows={items}
            rowKey={({ _id }) => _id}
            isLoading={entries.isPending}
            emptyState={<EmptyState title={serviceWords.auditNone} icon="history" />}
          />
        </Panel>
        {entries.hasNextPage && (
          <Button isPending={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
            {auditWords.more}
          </Button>
        )}
      </div>
    </PageContainer>
  );
}
