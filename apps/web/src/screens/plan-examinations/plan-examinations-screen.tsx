import { useSuspenseQuery } from '@tanstack/react-query';
import { listExaminations } from '@tussock/contract';
import { examinationWords } from '@tussock/domain';
import { Button, EmptyState, Panel } from '@tussock/ui';
import { useState } from 'react';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { reading } from '../../session/client.ts';
import { useVersions } from '../../sync/index.ts';
import { ExaminationPanel } from './examination-panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import styles from './plan-examinations-screen.module.css';
import type { planExaminationsRoute } from './route.ts';

const words = examinationWords.farm;

/** Certifications and audits of the plan: who was invited, what is asked of the farm and by when, and what was reported. */
export function PlanExaminationsScreen({
  planId,
  plan,
  may,
}: PlanScreenPropsOf<typeof planExaminationsRoute>) {
  const {
    data: { results },
  } = useSuspenseQuery(reading(listExaminations, { params: { planId } }));
  const versions = useVersions();
  const [isInviting, setIsInviting] = useState(false);
  const mayInvite = may('inviteExaminers');
  return (
    <PlanPage
      actions={
        mayInvite &&
        versions.length > 0 && (
          <Button variant="primary" icon="plus" onClick={() => setIsInviting(true)}>
            {words.invite}
          </Button>
        )
      }
    >
      <div className={styles.page}>
        <p className={styles.note}>{words.about}</p>
        {results.length === 0 && (
          <Panel>
            <EmptyState title={versions.length === 0 ? words.noVersion : words.none} icon="document">
              {versions.length === 0 ? words.noVersionAbout : undefined}
            </EmptyState>
          </Panel>
        )}
        {results.map((examination) => (
          <ExaminationPanel key={examination._id} examination={examination} may={may} />
        ))}
      </div>
      {isInviting && (
        <InviteDialog
          planId={planId}
          region={plan.info.region ?? null}
          versions={versions}
          onClose={() => setIsInviting(false)}
        />
      )}
    </PlanPage>
  );
}
