import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BrowseList, buttonClasses, EmptyState, Icon, readListWish } from '@tussock/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PeopleSearch } from './people-search.ts';
import { readingUsers, type People } from './use-user-writes.ts';
import { userColumns } from './user-columns.tsx';

// The form brings a good deal of code with it: loaded when it is asked for.
const UserOverlay = lazy(async () => ({ default: (await import('./user-overlay.tsx')).UserOverlay }));

interface UserListProps {
  readonly people: People;
  readonly heading: ReactNode;
  /** Whose people these are, above the title of a form. */
  readonly eyebrow: string;
  readonly search: PeopleSearch;
  readonly onSearch: (search: PeopleSearch, options?: { readonly isTyping: boolean }) => void;
}

/** The users of the provider or of an account: found, sorted, paged, made, changed and deleted. */
export function UserList({ people, heading, eyebrow, search, onSearch }: UserListProps) {
  const { new: isNewAsked = false, edit, ...wish } = search;
  const [createdId, setCreatedId] = useState<string>();
  const users = useQuery({
    ...readingUsers(people, readListWish({ ...wish })),
    placeholderData: keepPreviousData,
  });
  if (users.error) throw users.error;
  const edited = users.data?.results.find(({ _id }) => _id === edit);
  return (
    <>
      <BrowseList
        heading={heading}
        label="Users"
        wish={wish}
        onWish={(next) =>
          onSearch(readListWish({ ...next }), { isTyping: next.search !== (wish.search ?? '') })
        }
        found={users.data}
        columns={userColumns}
        rowKey={(user) => user._id}
        isRowHighlighted={(user) => user._id === createdId}
        search={{ label: 'Search users', placeholder: 'Search by name or e-mail' }}
        tools={
          <Link
            to="."
            search={(before) => ({ ...before, new: true })}
            {...buttonClasses({ variant: 'primary' })}
          >
            <Icon name="plus" />
            New user
          </Link>
        }
        emptyState={
          <EmptyState title="No users yet" icon="users">
            People you invite are listed here.
          </EmptyState>
        }
        noMatchTitle="No user matches"
      />
      {(isNewAsked || edited) && (
        <Suspense>
          <UserOverlay
            key={edited?._id ?? 'new'}
            people={people}
            eyebrow={eyebrow}
            user={edited}
            onClose={() => onSearch(wish)}
            onCreated={(userId) => {
              setCreatedId(userId);
              // The plain list: its first row is the newest.
              onSearch({});
            }}
          />
        </Suspense>
      )}
    </>
  );
}
