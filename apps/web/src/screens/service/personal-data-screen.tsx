import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  downloadPersonalData,
  erasePerson,
  findPeople,
  previewErasure,
  type ErasureCounts,
  type PersonFound,
} from '@tussock/contract';
import { roleNames, serviceWords } from '@tussock/domain';
import {
  Button,
  buttonClasses,
  ConfirmDialog,
  DataTable,
  EmptyState,
  PageContainer,
  Panel,
  SearchField,
  Tag,
  type TableColumn,
} from '@tussock/ui';
import { useState } from 'react';
import { callAddress } from '../../api/call-address.ts';
import { client, reading } from '../../session/client.ts';
import styles from './service-screen.module.css';

const words = serviceWords.people;
const LEAST_LETTERS = 3;

const stateOf = ({ deletedAt, erasedAt }: PersonFound): keyof typeof words.states =>
  erasedAt !== null ? 'erased' : deletedAt !== null ? 'deleted' : 'inUse';

const columnsOf = (onErase: (person: PersonFound) => void): readonly TableColumn<PersonFound>[] => [
  { id: 'name', header: 'Person', isRowHeader: true, cell: ({ name }) => name },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <span className={styles.fault}>{email}</span> },
  { id: 'role', header: 'As', cell: ({ role }) => roleNames[role] },
  { id: 'account', header: 'Account', cell: ({ accountName }) => accountName ?? '–' },
  { id: 'state', header: 'State', cell: (person) => <Tag>{words.states[stateOf(person)]}</Tag> },
  {
    id: 'acts',
    header: 'Do',
    cell: (person) => (
      <span className={styles.acts}>
        <a
          {...buttonClasses({ size: 'small' })}
          href={callAddress(downloadPersonalData.path, { id: person._id })}
          download
        >
          {words.download}
        </a>
        {stateOf(person) === 'deleted' && (
          <Button size="small" onClick={() => onErase(person)}>
            {words.erase}
          </Button>
        )}
        {stateOf(person) === 'inUse' && <span className={styles.note}>{words.deleteFirst}</span>}
      </span>
    ),
  },
];

/** What goes with an erasure, counted, and what stays. */
function WhatGoes({ personId }: { readonly personId: string }) {
  const { data } = useQuery(reading(previewErasure, { params: { id: personId } }));
  const sorts = Object.keys(words.counts) as (keyof ErasureCounts)[]; // the keys of the very table
  return (
    <div className={styles.goes}>
      <p>{words.erasesFirst}</p>
      <ul>
        {data &&
          sorts
            .filter((sort) => data.counts[sort] > 0)
            .map((sort) => <li key={sort}>{words.counts[sort](data.counts[sort])}</li>)}
      </ul>
      <p>{words.stays}</p>
    </div>
  );
}

/** What is kept about people: taken out for them, or erased. */
export function PersonalDataScreen() {
  const [search, setSearch] = useState('');
  const [erasing, setErasing] = useState<PersonFound>();
  const isEnough = search.trim().length >= LEAST_LETTERS;
  const found = useQuery({
    ...reading(findPeople, { query: { search: search.trim() } }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const erase = useMutation({
    mutationFn: (id: string) => client.call(erasePerson, { params: { id } }),
    onSettled: () => setErasing(undefined),
  });
  return (
    <PageContainer title={words.title} width="wide">
      <div className={styles.page}>
        <p className={styles.note}>{words.about}</p>
        <SearchField label={words.search} value={search} onChange={setSearch} />
        <Panel isFlush>
          <DataTable
            label={words.title}
            columns={columnsOf(setErasing)}
            rows={isEnough ? (found.data?.results ?? []) : []}
            rowKey={({ _id }) => _id}
            isLoading={isEnough && found.isPending}
            emptyState={<EmptyState title={isEnough ? words.none : words.more} icon="search" />}
          />
        </Panel>
      </div>
      <ConfirmDialog
        title={words.eraseAsk(erasing?.name ?? '')}
        isOpen={erasing !== undefined}
        confirmLabel={words.erase}
        isPending={erase.isPending}
        onConfirm={() => erasing && erase.mutate(erasing._id)}
        onCancel={() => setErasing(undefined)}
      >
        {erasing && <WhatGoes personId={erasing._id} />}
      </ConfirmDialog>
    </PageContainer>
  );
}
