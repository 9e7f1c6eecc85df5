import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAccounts, listSorts } from '@tussock/contract';
import { LONGEST_SEARCH } from '@tussock/domain';
import {
  BrowseList,
  buttonClasses,
  EmptyState,
  Icon,
  NotReadLine,
  readListWish,
  useKeyboardInList,
  wholeWish,
} from '@tussock/ui';
import { lazy, Suspense, useState } from 'react';
import { accountsRoute } from './route.ts';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { accountColumns } from './account-columns.tsx';
import styles from './people.module.css';

// The form brings a good deal of code with it: loaded when it is asked for.
const AccountOverlay = lazy(async () => ({
  default: (await import('./account-overlay.tsx')).AccountOverlay,
}));

/** List of all accounts, for the provider’s people, all of whom may create one. */
export function AccountsScreen({ search }: ScreenPropsOf<typeof accountsRoute>) {
  const { new: isNewAsked = false, ...wish } = search;
  const go = useGo();
  const [createdId, setCreatedId] = useState<string>();
  const query = wholeWish(readListWish({ ...wish }), listSorts.accounts);
  const accounts = useQuery({ ...reading(listAccounts, { query }), placeholderData: keepPreviousData });
  // Whoever was on the page of an account that is deleted comes back to the rest of them.
  const list = useKeyboardInList(accounts.data?.results.map(({ _id }) => _id));
  // What was read before stands, with what was typed over it.
  if (accounts.error && !accounts.data) throw accounts.error;
  return (
    <div className={styles.page}>
      {accounts.error && (
        <NotReadLine onAgain={() => void accounts.refetch()}>{accounts.error.message}</NotReadLine>
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label="All accounts">
        <BrowseList
          heading={<h1>Accounts</h1>}
          label="Accounts"
          wish={wish}
          onWish={(next) =>
            void go(accountsRoute.at(readListWish({ ...next })), { replace: next.search !== query.search })
          }
          found={accounts.data}
          columns={accountColumns}
          rowKey={(account) => account._id}
          isRowHighlighted={(account) => account._id === createdId}
          search={{
            label: 'Search accounts',
            placeholder: 'Search by name or e-mail',
            maxLength: LONGEST_SEARCH,
          }}
          tools={
            <RouteLink
              to={accountsRoute.at({ ...search, new: true })}
              {...buttonClasses({ variant: 'primary' })}
            >
              <Icon name="plus" />
              New account
            </RouteLink>
          }
          emptyState={
            <EmptyState title="No accounts yet" icon="users">
              Organisations outside, such as firms of consultants, are listed here.
            </EmptyState>
          }
          noMatchTitle="No account matches"
        />
      </div>
      {isNewAsked && (
        <Suspense>
          <AccountOverlay
            onClose={() => void go(accountsRoute.at(wish))}
            onSaved={(accountId) => {
              setCreatedId(accountId);
              // The plain list: its first row is the newest.
              void go(accountsRoute.at());
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
