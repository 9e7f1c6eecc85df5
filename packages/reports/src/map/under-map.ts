import type { ReportContent } from '../report-input.ts';
import type { PrintGround } from './print-ground.ts';

/** What lies under the maps of a report: the ground as it was read, or the streams alone where only those were. */
export const underMap = ({ beneath, streams = [] }: ReportContent): PrintGround | undefined =>
  beneath ?? (streams.length > 0 ? { heights: null, streams, attribution: null } : undefined);
