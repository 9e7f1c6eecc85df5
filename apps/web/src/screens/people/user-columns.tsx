import type { UserItem } from '@tussock/contract';
import { accountUserFields, roleNames, userStates } from '@tussock/domain';
import { Tag, type TableColumn } from '@tussock/ui';
import type { Address } from '../../places/place.ts';
import { PlaceLink } from '../../places/place-link.tsx';

const day = new Intl.DateTimeFormat('en-NZ', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** The columns of a list of users. The ids of those that sort are the names the server sorts by. */
export const userColumns = (editAt: (userId: string) => Address): readonly TableColumn<UserItem>[] => [
  {
    id: 'name',
    header: accountUserFields.name.label,
    isRowHeader: true,
    isSortable: true,
    cell: (user) => <PlaceLink to={editAt(user._id)}>{user.name}</PlaceLink>,
  },
  { id: 'email', header: accountUserFields.email.label, isSortable: true, cell: (user) => user.email },
  {
    id: 'role',
    header: accountUserFields.role.label,
    isSortable: true,
    cell: (user) => roleNames[user.role],
  },
  {
    id: 'state',
    header: 'State',
    cell: (user) => {
      const { label, variant } = userStates[user.hasSignedIn ? 'active' : 'invited'];
      return <Tag variant={variant}>{label}</Tag>;
    },
  },
  {
    id: 'lastSeenAt',
    header: 'Last here',
    align: 'end',
    isSortable: true,
    cell: (user) =>
      user.lastSeenAt === null ? (
        '–'
      ) : (
        <time dateTime={user.lastSeenAt}>{day.format(new Date(user.lastSeenAt))}</time>
      ),
  },
  {
    id: 'createdAt',
    header: 'Added',
    align: 'end',
    isSortable: true,
    cell: (user) => <time dateTime={user.createdAt}>{day.format(new Date(user.createdAt))}</time>,
  },
];
