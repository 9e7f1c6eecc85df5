import { archiveWords, auditPackWords, reportIds, reports, taskKinds } from '@tussock/domain';
import { Tabs, type TabItem } from '@tussock/ui';
import { reportingRoute } from './route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { useGo } from '../../routes/use-go.ts';
import { AuditPackCard } from './audit-pack-card.tsx';
import { DownloadsCard } from './downloads-card.tsx';
import { PlanBookCard } from './plan-book-card.tsx';
import { ReportTab } from './report-tab.tsx';
import { WholePlanCard } from './whole-plan-card.tsx';

/** The reports of a plan, each with its settings, its looks and its PDF. */
export function ReportingScreen({ planId, may, search }: PlanScreenPropsOf<typeof reportingRoute>) {
  const go = useGo();
  const mayDownload = may('downloadReports');
  const tabs: readonly TabItem<string>[] = [
    ...reportIds.map((id) => ({
      id,
      label: reports[id].tab,
      content: <ReportTab id={id} mayDownload={mayDownload} />,
    })),
    { id: 'planBook', label: taskKinds.planBook.label, content: <PlanBookCard mayDownload={mayDownload} /> },
    ...(mayDownload
      ? [{ id: 'auditPack', label: auditPackWords.title, content: <AuditPackCard planId={planId} /> }]
      : []),
    ...(mayDownload
      ? [{ id: 'made', label: 'Previous reports', content: <DownloadsCard planId={planId} /> }]
      : []),
    ...(may('exportPlan')
      ? [{ id: 'wholePlan', label: archiveWords.title, content: <WholePlanCard planId={planId} /> }]
      : []),
  ];
  const selected = tabs.find(({ id }) => id === search.show)?.id ?? tabs[0]?.id ?? '';
  return (
    <PlanPage width="wide">
      <Tabs
        label="Reports"
        tabs={tabs}
        selected={selected}
        onSelect={(show) => void go(reportingRoute.at({ planId }, { show }))}
      />
    </PlanPage>
  );
}
