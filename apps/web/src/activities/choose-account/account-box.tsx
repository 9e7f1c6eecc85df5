import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findAccountCandidates } from '@tussock/contract';
import { ComboBox } from '@tussock/ui';
import { useState } from 'react';
import { reading } from '../../session/client.ts';

interface AccountBoxProps {
  /** A plan that the account could advise on: whom one may ask for hangs on it. */
  readonly planId: string;
  readonly label: string;
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChange: (accountId: string | null) => void;
}

/** The choice of an account that advises, found by its name. */
export function AccountBox({ planId, ...box }: AccountBoxProps) {
  const [search, setSearch] = useState('');
  const found = useQuery({
    ...reading(findAccountCandidates, { params: { planId }, query: { search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ComboBox
      {...box}
      error={box.error ?? found.error?.message}
      placeholder="Type the account’s name"
      emptyText={
        found.error
          ? 'The accounts could not be read.'
          : 'No account found. Type at least three letters of the name.'
      }
      options={(found.data?.results ?? []).map(({ _id, name }) => ({ id: _id, label: name }))}
      onSearch={setSearch}
    />
  );
}
