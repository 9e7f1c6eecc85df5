import type { ReportSettingsOf } from '@tussock/domain';
import { say } from '../document/blocks.ts';
import type { PlanDocument } from '../document/plan-document.ts';
import { documentOf } from '../document/report-document.ts';
import type { ReportContent } from '../report-input.ts';

/** The fence line report of a plan. */
export const fencelineDocument = (
  content: ReportContent,
  _settings: ReportSettingsOf<'fenceline'>,
): PlanDocument =>
  documentOf('fenceline', content, [
    { id: 'summary', title: 'Summary', level: 1, blocks: say('No fence lines have been drawn yet.') },
  ]);
