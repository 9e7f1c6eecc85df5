import { isInsideRing } from '../coordinate.ts';
import type { Valley } from '../valley.ts';
import type { ValleyFault } from './fault.ts';

/** Proves that each address lies on the land of the title that it names, and that no full address occurs twice. */
export function checkAddresses(valley: Valley): ValleyFault[] {
  const faults: ValleyFault[] = [];
  const titles = new Map(valley.titles.map((title) => [title.properties.title_no, title]));
  const titleOf = new Map(valley.addressLinks.map(({ address_id, title_no }) => [address_id, title_no]));
  const seen = new Set<string>();
  for (const { geometry, properties } of valley.addresses) {
    const title = titles.get(titleOf.get(properties.address_id) ?? '');
    const isOnTitle = title?.geometry.coordinates.some((rings) =>
      rings.every((ring, index) => isInsideRing(geometry.coordinates, ring) === (index === 0)),
    );
    if (!isOnTitle)
      faults.push({ rule: 'address', detail: `${properties.full_address} lies on no title of its own.` });
    if (seen.has(properties.full_address)) {
      faults.push({ rule: 'address', detail: `${properties.full_address} occurs twice.` });
    }
    seen.add(properties.full_address);
  }
  return faults;
}
