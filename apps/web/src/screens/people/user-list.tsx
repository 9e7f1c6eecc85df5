import { LONGEST_SEARCH } from '@tussock/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  BrowseList,
  buttonClasses,
  EmptyState,
  Icon,
  NotReadLine,
  readListWish,
  useKeyboardInList,
} from '@tussock/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Address } from '../../routes/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import type { PeopleSearch } from './people-search.ts';
import { readingUsers, type People } from './use-user-writes.ts';
import { userColumns } from './user-columns.tsx';

// The form brings a good deal of code with it: loaded when it is asked for.
const UserOverlay = lazy(async () => ({ default: (await import('./user-overlay.tsx')).UserOverlay }));

interface UserListProps {
  readonly people: People;
  readonly heading: ReactNode;
  /** Name of the population, above the title of a form. */
  readonly eyebrow: string;
  readonly search: PeopleSearch;
  /** Address of the list's page. */
  readonly at: (search?: PeopleSearch) => Address;
}

/** List of the users of the provider or of an account: search, sort, page, create, edit and delete. */
export function UserList({ people, heading, eyebrow, search, at }: UserListProps) {
  const { new: isNewAsked = false, edit, ...wish } = search;
  const go = useGo();
  const [createdId, setCreatedId] = useState<string>();
  const users = useQuery({
    ...readingUsers(people, readListWish({ ...wish })),
    placeholderData: keepPreviousData,
  });
  const columns = userColumns((userId) => at({ ...wish, edit: userId }));
  // What was read before stands, with what was typed over it.
  if (users.error && !users.data) throw users.error;
  const edited = users.data?.results.find(({ _id }) => _id === edit);
  const list = useKeyboardInList(users.data?.results.map(({ _id }) => _id));
  return (
    <>
      {users.error && <NotReadLine onAgain={() => void users.refetch()}>{users.error.message}</NotReadLine>}
      <div ref={list} tabIndex={-1} role="group" aria-label="All users">
        <BrowseList
          heading={heading}
          label="Users"
          wish={wish}
          onWish={(next) =>
            void go(at(readListWish({ ...next })), { replace: next.search !== (wish.search ?? '') })
          }
          found={users.data}
          columns={columns}
          rowKey={(user) => user._id}
          isRowHighlighted={(user) => user._id === createdId}
          search={{
            label: 'Search users',
            placeholder: 'Search by name or e-mail',
            maxLength: LONGEST_SEARCH,
          }}
          tools={
            <RouteLink to={at({ ...search, new: true })} {...buttonClasses({ variant: 'primary' })}>
              <Icon name="plus" />
              New user
            </RouteLink>
          }
          emptyState={
            <EmptyState title="No users yet" icon="users">
              People you invite are listed here.
            </EmptyState>
          }
          noMatchTitle="No user matches"
        />
      </div>
      {(isNewAsked || edited) && (
        <Suspense>
          <UserOverlay
            key={edited?._id ?? 'new'}
            people={people}
            eyebrow={eyebrow}
            user={edited}
            onClose={() => void go(at(wish))}
            onCreated={(userId) => {
              setCreatedId(userId);
              // The plain list: its first row is the newest.
              void go(at());
            }}
          />
        </Suspense>
      )}
    </>
  );
}
