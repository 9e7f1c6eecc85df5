import type { AccountItem } from '@tussock/contract';
import { accountFields, momentBriefly } from '@tussock/domain';
import { AddressText, type TableColumn } from '@tussock/ui';
import { accountRoute } from './route.ts';
import { RouteLink } from '../../routes/route-link.tsx';

/** The columns of the list of accounts. The ids of those that sort are the names the server sorts by. */
export const accountColumns: readonly TableColumn<AccountItem>[] = [
  {
    id: 'name',
    header: accountFields.name.label,
    isRowHeader: true,
    isSortable: true,
    cell: (account) => <RouteLink to={accountRoute.at({ id: account._id })}>{account.name}</RouteLink>,
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
