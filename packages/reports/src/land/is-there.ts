import type { ReportFeature } from '../report-input.ts';

/** Whether a feature is there: neither only planned nor removed. What was brought in may not say, and is. */
export const isThere = ({ attributes }: Pick<ReportFeature, 'attributes'>): boolean =>
  (attributes['status'] ?? 'existing') === 'existing';
