import type { ReportContent } from '../report-input.ts';
import type { PrintGround } from './print-ground.ts';

/** Ground under the maps of a report: all of it, or only the streams when only those could be read. */
export const underMap = ({ beneath, streams = [] }: ReportContent): PrintGround | undefined =>
  beneath ?? (streams.length > 0 ? { heights: null, streams, attribution: null } : undefined);
