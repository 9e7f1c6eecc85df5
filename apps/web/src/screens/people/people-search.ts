import type { ListWish } from '@tussock/ui';
import { readListAddress } from '../../routes/read-list-address.ts';

/** What the address says of a list of users or accounts, and of the form that lies over it. */
export interface PeopleSearch extends ListWish {
  /** The form of a new user or account. */
  readonly new?: true;
  /** The id of the user whose form is open. */
  readonly edit?: string;
}

/** What the address says of one account. */
export interface AccountSearch extends PeopleSearch {
  /** Which of its lists is shown: its users where nothing is said. */
  readonly list?: 'plans';
  /** The form of the account itself. */
  readonly change?: true;
}

/** Reads the address of a list of people; defaults are left out. */
export const readPeopleSearch = (search: Record<string, unknown>): PeopleSearch => ({
  ...readListAddress(search),
  ...(search['new'] === true ? { new: true } : {}),
  ...(typeof search['edit'] === 'string' ? { edit: search['edit'] } : {}),
});

/** Reads the address of one account; defaults are left out. */
export const readAccountSearch = (search: Record<string, unknown>): AccountSearch => ({
  ...readPeopleSearch(search),
  ...(search['list'] === 'plans' ? { list: 'plans' } : {}),
  ...(search['change'] === true ? { change: true } : {}),
});
