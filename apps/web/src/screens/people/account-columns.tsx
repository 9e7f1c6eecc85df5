import type { AccountItem } from '@tussock/contract';
import { accountFields, momentBriefly } from '@tussock/domain';
import { AddressText, type TableColumn } from '@tussock/ui';
import { accountPlace } from './place.ts';
import { PlaceLink } from '../../places/place-link.tsx';

/** The columns of the list of accounts. The ids of those that sort are the names the server sorts by. */
export const accountColumns: readonly TableColumn<AccountItem>[] = [
  {
    id: 'name',
    header: accountFields.name.label,
    isRowHeader: true,
    isSortable: true,
    cell: (account) => <PlaceLink to={accountPlace.at({ id: account._id })}>{account.name}</PlaceLink>,
  },
  {
    id: 'adminEmail',
    header: 'Administrator',
    isSortable: true,
    cell: (account) => <AddressText address={account.adminEmail} />,
  },
  { id: 'userCount', header: 'Users', align: 'end', isSortable: true, cell: (account) => account.userCount },
  { id: 'planCount', header: 'Plans', align: 'end', isSortable: true, cell: (account) => account.planCount },
  {
    id: 'createdAt',
    header: 'Added',
    align: 'end',
    isSortable: true,
    cell: (account) => <time dateTime={account.createdAt}>{momentBriefly(account.createdAt)}</time>,
  },
];
