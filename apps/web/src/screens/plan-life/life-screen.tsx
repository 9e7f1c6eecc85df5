import { detailNoteWords, planStatuses, type PlanStatus } from '@tussock/domain';
import { Panel, Tag } from '@tussock/ui';
import { NoteList } from '../../activities/detail-notes/index.ts';
import { useReadiness } from '../../activities/farm-state/index.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useApprovals, useDetailNotes, useVersions } from '../../sync/index.ts';
import { AuditsPanel } from './audits-panel.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import styles from './life-screen.module.css';
import { ReadinessPanel } from './readiness-panel.tsx';
import type { lifeRoute } from './route.ts';
import { LifeStatusPanel } from './status-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

/** Statuses in which a plan is yet to be sent or decided. */
const needsReadiness: ReadonlySet<PlanStatus> = new Set([
  'draft',
  'pendingConfirmation',
  'active',
  'changesRequested',
  'submitted',
]);

/** Status and approvals of a plan: its state and possible moves, the approvals, its versions, and the changes between two of them. */
export function LifeScreen({ planId, plan, search, may }: PlanScreenPropsOf<typeof lifeRoute>) {
  const approvals = useApprovals();
  const versions = useVersions();
  const notes = useDetailNotes();
  const rows = useReadiness(plan);
  const status = planStatuses[plan.status];
  const since = versions.find(({ number }) => number === search.since);
  return (
    <PlanPage actions={<Tag variant={status.variant}>{status.label}</Tag>}>
      <div className={styles.page}>
        <div className={styles.standing}>
          <LifeStatusPanel plan={plan} approvals={approvals} versions={versions} rows={rows} />
          {needsReadiness.has(plan.status) && <ReadinessPanel planId={planId} rows={rows} may={may} />}
        </div>
        {/* Whose word is asked for finds its button below where the plan stands, on a phone too. */}
        <aside className={styles.aside} aria-label="Approvals and audits">
          {notes.length > 0 && (
            <Panel title={detailNoteWords.title}>
              <NoteList notes={notes} canSettle={may('confirmDetails')} hasNames />
            </Panel>
          )}
          <WordsPanel approvals={approvals} />
          <AuditsPanel planId={planId} region={plan.info.region ?? null} approvals={approvals} may={may} />
        </aside>
        <div className={styles.versions}>
          <VersionsPanel
            planId={planId}
            approvals={approvals}
            versions={versions}
            since={search.since}
            may={may}
          />
          {since && may('seeHistory') && (
            <ChangesPanel
              key={since.number}
              planId={planId}
              version={since}
              later={versions.filter(({ number }) => number > since.number)}
              until={search.until}
            />
          )}
        </div>
      </div>
    </PlanPage>
  );
}
