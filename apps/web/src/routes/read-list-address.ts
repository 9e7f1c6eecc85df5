import { searchedFor } from '@tussock/domain';
import { readListWish, type ListWish } from '@tussock/ui';

/** Reads the page, search and order of a list from an address; cuts an overlong search. */
export function readListAddress(address: Readonly<Record<string, unknown>>): ListWish {
  const { search, ...rest } = readListWish(address);
  return { ...rest, ...(search === undefined ? {} : { search: searchedFor(search) }) };
}
