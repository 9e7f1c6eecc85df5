import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findInternalCandidates, type ReplyOf } from '@tussock/contract';
import { ComboBox } from '@tussock/ui';
import { useState } from 'react';
import { reading } from '../../session/client.ts';

type Found = ReplyOf<typeof findInternalCandidates>['results'][number];

interface PersonSearchProps {
  readonly planId: string;
  /** Who is on the list already. */
  readonly without: readonly string[];
  readonly onFound: (person: Found) => void;
}

/** Finds somebody of the provider by name. */
export function PersonSearch({ planId, without, onFound }: PersonSearchProps) {
  const [search, setSearch] = useState('');
  const [round, setRound] = useState(0);
  const found = useQuery({
    ...reading(findInternalCandidates, { params: { planId }, query: { search } }),
    placeholderData: keepPreviousData,
  });
  const people = (found.data?.results ?? []).filter(({ _id }) => !without.includes(_id));
  return (
    <ComboBox
      // The box is empty again for the next person.
      key={round}
      label="Add provider staff"
      placeholder="Type a name"
      emptyText="No one found. Type at least three letters of the name."
      options={people.map(({ _id, name, email }) => ({
        id: _id,
        label: name,
        ...(email ? { help: email } : {}),
      }))}
      value={null}
      onSearch={setSearch}
      onChange={(id) => {
        const person = people.find(({ _id }) => _id === id);
        if (!person) return;
        onFound(person);
        setSearch('');
        setRound(round + 1);
      }}
    />
  );
}
