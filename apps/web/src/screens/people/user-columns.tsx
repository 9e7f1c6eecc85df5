import type { UserItem } from '@tussock/contract';
import { accountUserFields, roleNames, userStates, momentBriefly } from '@tussock/domain';
import { AddressText, Tag, type TableColumn } from '@tussock/ui';
import type { Address } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';

/** The columns of a list of users. The ids of those that sort are the names the server sorts by. */
export const userColumns = (editAt: (userId: string) => Address): readonly TableColumn<UserItem>[] => [
  {
    id: 'name',
    header: accountUserFields.name.label,
    isRowHeader: true,
    isSortable: true,
    cell: (user) => <RouteLink to={editAt(user._id)}>{user.name}</RouteLink>,
  },
  {
    id: 'email',
    header: accountUserFields.email.label,
    isSortable: true,
    cell: (user) => <AddressText address={user.email} />,
  },
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
        <time dateTime={user.lastSeenAt}>{momentBriefly(user.lastSeenAt)}</time>
      ),
  },
  {
    id: 'createdAt',
    header: 'Added',
    align: 'end',
    isSortable: true,
    cell: (user) => <time dateTime={user.createdAt}>{momentBriefly(user.createdAt)}</time>,
  },
];
