import { useQuery } from '@tanstack/react-query';
import { readReportSurroundings } from '@tussock/contract';
import { draftWords, type DraftProposal, type Section } from '@tussock/domain';
import { Button, Panel, Skeleton } from '@tussock/ui';
import { useActionWrites, useLawAsked } from '../../activities/write-actions/index.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useFirstDraft, useSync } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';
import { actionOf } from './action-of-proposal.ts';
import { useGo } from '../../routes/use-go.ts';
import { actionsRoute } from '../plan-view-actions/route.ts';
import styles from './first-draft-screen.module.css';
import { NothingProposed } from './nothing-proposed.tsx';
import type { firstDraftRoute } from './route.ts';
import { ProposalCard } from './proposal-card.tsx';

/** Proposals by section, in the order of the book. */
const bySection = (
  proposals: readonly DraftProposal[],
): readonly (readonly [Section, readonly DraftProposal[]])[] =>
  [...new Set(proposals.map(({ section }) => section))].map((section) => [
    section,
    proposals.filter((one) => one.section === section),
  ]);

/** What the facts of the farm ask for: each proposal with why and where that was read, taken or dropped one by one or all at once. */
export function FirstDraftScreen({ planId, may, isLocked }: PlanScreenPropsOf<typeof firstDraftRoute>) {
  // Not the plan's own: they lie around it, and are asked for where they are read.
  const { data: around, isFetching } = useQuery(
    reading(readReportSurroundings, { params: { planId }, query: {} }),
  );
  const drafted = useFirstDraft(planId, around?.streams);
  const proposals = drafted ?? [];
  const { add, question } = useActionWrites(planId);
  const law = useLawAsked();
  const { phase } = useSync();
  const go = useGo();
  const decide = (chosen: readonly DraftProposal[], isAccepted: boolean): void =>
    void add(chosen.map((proposal) => actionOf(proposal, isAccepted, law))).catch(() => undefined); // a refusal is told where it is written
  const acceptAll = async (): Promise<void> => {
    const added = await add(proposals.map((proposal) => actionOf(proposal, true, law))).catch(() => null);
    // What was accepted is work from here on.
    if (added) await go(actionsRoute.at({ planId }));
  };
  return (
    <PlanPage
      title={draftWords.title}
      actions={
        proposals.length > 0 &&
        !isLocked && (
          <>
            <Button onClick={() => decide(proposals, false)}>{draftWords.dropAll}</Button>
            <Button variant="primary" icon="check" onClick={() => void acceptAll()}>
              {draftWords.acceptAll(proposals.length)}
            </Button>
          </>
        )
      }
    >
      <div className={styles.page}>
        <p className={styles.about}>{draftWords.about}</p>
        {!isFetching && !around?.streams && <p className={styles.about}>{draftWords.noStreams}</p>}
        {phase === 'opening' || !drafted || (isFetching && proposals.length === 0) ? (
          <Skeleton lines={8} />
        ) : proposals.length === 0 ? (
          <NothingProposed planId={planId} mayDraw={may('editFeatures')} />
        ) : (
          bySection(proposals).map(([section, ofSection]) => (
            <Panel key={section.key} title={section.title}>
              <ul className={styles.list}>
                {ofSection.map((proposal) => (
                  <ProposalCard
                    key={proposal.key}
                    proposal={proposal}
                    law={law}
                    onDecide={isLocked ? undefined : (isAccepted) => decide([proposal], isAccepted)}
                  />
                ))}
              </ul>
            </Panel>
          ))
        )}
      </div>
      {question}
    </PlanPage>
  );
}
