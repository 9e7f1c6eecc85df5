import { auditWords, dayInNewZealand } from '@tussock/domain';
import { Button, DateField, Panel, Tabs } from '@tussock/ui';
import { lazy, Suspense, useState } from 'react';
import { HistoryList } from '../../activities/show-history/index.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useGo } from '../../routes/use-go.ts';
import { DeedsPanel } from './deeds-panel.tsx';
import { BinPanel } from './bin-panel.tsx';
import styles from './history-screen.module.css';
import { historyRoute } from './route.ts';

// The map comes only with the plan as it was.
const AsItWas = lazy(async () => ({ default: (await import('./plan-at-day.tsx')).PlanAtDay }));

/** What became of the plan in words, its bin, the plan as it was on a day, and who saw, fetched and was let in. */
export function HistoryScreen({ planId, may, search }: PlanScreenPropsOf<typeof historyRoute>) {
  const go = useGo();
  const [day, setDay] = useState<string | null>(search.day ?? null);
  const [today] = useState(() => dayInNewZealand(new Date()));
  const canEdit = may('editFeatures');
  if (search.day !== undefined)
    return (
      <Suspense fallback={null}>
        <AsItWas key={search.day} planId={planId} day={search.day} canEdit={canEdit} />
      </Suspense>
    );
  const changed = (
    <div className={styles.columns}>
      <Panel title="Change history">
        <HistoryList planId={planId} canEdit={canEdit} />
      </Panel>
      <aside className={styles.aside} aria-label="The plan on a day, and its bin">
        <Panel title="The plan as it was">
          <form
            className={styles.day}
            onSubmit={(event) => {
              event.preventDefault();
              if (day !== null) void go(historyRoute.at({ planId }, { day }));
            }}
          >
            <DateField label="At the end of" value={day} onChange={setDay} max={today} />
            <Button type="submit" disabled={day === null}>
              Look at it
            </Button>
          </form>
        </Panel>
        {canEdit && <BinPanel planId={planId} />}
      </aside>
    </div>
  );
  return (
    <PlanPage width="wide">
      {may('seeAudit') ? (
        <Tabs
          label={historyRoute.title}
          selected={search.tab ?? 'changes'}
          onSelect={(tab) => void go(historyRoute.at({ planId }, tab === 'deeds' ? { tab } : {}))}
          tabs={[
            { id: 'changes', label: auditWords.historyTab, content: changed },
            { id: 'deeds', label: auditWords.tab, content: <DeedsPanel planId={planId} /> },
          ]}
        />
      ) : (
        changed
      )}
    </PlanPage>
  );
}
