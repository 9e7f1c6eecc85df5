import { searchedFor } from '@tussock/domain';
import { readListWish, type ListWish } from '@tussock/ui';

/** Reads what an address asks of a list: of its search as much as a list is searched for. */
export function readListAddress(address: Readonly<Record<string, unknown>>): ListWish {
  const { search, ...rest } = readListWish(address);
  return { ...rest, ...(search === undefined ? {} : { search: searchedFor(search) }) };
}
