import type { featureStatuses } from '../fields/common-fields.ts';
import type { OptionKey } from '../kind/options.ts';
import type { Attributes } from './any-kind.ts';

const REMOVED: OptionKey<typeof featureStatuses> = 'removed';
const THERE: OptionKey<typeof featureStatuses> = 'existing';

/** Whether a feature once stood here and is gone: it stays on record, and leaves the map, the sums and the reports. */
export const isRemoved = ({ status }: Attributes): boolean => status === REMOVED;

/** Whether a feature is there: neither only planned nor removed. What was brought in may not say, and is. */
export const isThere = ({ status = THERE }: Attributes): boolean => status === THERE;

/** The values of a feature that is marked as removed. */
export const asRemoved = (attributes: Attributes): Attributes => ({ ...attributes, status: REMOVED });
