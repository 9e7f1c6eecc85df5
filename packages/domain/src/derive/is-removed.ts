import type { featureStatuses } from '../fields/common-fields.ts';
import type { OptionKey } from '../kind/options.ts';
import type { Attributes } from './any-kind.ts';

const REMOVED: OptionKey<typeof featureStatuses> = 'removed';
const THERE: OptionKey<typeof featureStatuses> = 'existing';

/** Checks whether a feature is marked as removed. It stays in the record, and is left out of the map, sums and reports. */
export const isRemoved = ({ status }: Attributes): boolean => status === REMOVED;

/**
 * Checks whether a feature exists on the ground: neither only planned nor removed. An imported feature without a status counts as existing.
 */
export const isThere = ({ status = THERE }: Attributes): boolean => status === THERE;

/** Marks a feature's attributes as removed. */
export const asRemoved = (attributes: Attributes): Attributes => ({ ...attributes, status: REMOVED });
