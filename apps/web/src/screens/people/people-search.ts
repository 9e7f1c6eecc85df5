import type { ListWish } from '@tussock/ui';
import { readListAddress } from '../../routes/read-list-address.ts';

/** Search of the address of a list of users or accounts, and of the form over it. */
export interface PeopleSearch extends ListWish {
  /** Opens the form of a new user or account. */
  readonly new?: true;
  /** Id of the user whose form is open. */
  readonly edit?: string;
}

/** Search of the address of one account. */
export interface AccountSearch extends PeopleSearch {
  /** The list in view; default: its users. */
  readonly list?: 'plans';
  /** Opens the form of the account itself. */
  readonly change?: true;
}

/** Reads the search of a list of people; defaults are left out. */
export const readPeopleSearch = (search: Record<string, unknown>): PeopleSearch => ({
  ...readListAddress(search),
  ...(search['new'] === true ? { new: true } : {}),
  ...(typeof search['edit'] === 'string' ? { edit: search['edit'] } : {}),
});

/** Reads the search of one account; defaults are left out. */
export const readAccountSearch = (search: Record<string, unknown>): AccountSearch => ({
  ...readPeopleSearch(search),
  ...(search['list'] === 'plans' ? { list: 'plans' } : {}),
  ...(search['change'] === true ? { change: true } : {}),
});
