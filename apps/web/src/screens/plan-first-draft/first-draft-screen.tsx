import { draftWords, type DraftProposal, type Section } from '@tussock/domain';
import { Button, EmptyState, Panel, Skeleton } from '@tussock/ui';
import { useActionWrites } from '../../activities/write-actions/index.ts';
import { PlanPage } from '../../places/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { useFirstDraft, useSync } from '../../record/index.ts';
import { actionOf } from './action-of-proposal.ts';
import styles from './first-draft-screen.module.css';
import type { firstDraftPlace } from './place.ts';
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
export function FirstDraftScreen({ planId, isLocked }: PlanScreenPropsOf<typeof firstDraftPlace>) {
  const proposals = useFirstDraft(planId);
  const { add, question } = useActionWrites(planId);
  const { phase } = useSync();
  const decide = (chosen: readonly DraftProposal[], isAccepted: boolean): void =>
    void add(chosen.map((proposal) => actionOf(proposal, isAccepted)));
  return (
    <PlanPage
      title={draftWords.title}
      actions={
        proposals.length > 0 &&
        !isLocked && (
          <>
            <Button onClick={() => decide(proposals, false)}>{draftWords.dropAll}</Button>
            <Button variant="primary" icon="check" onClick={() => decide(proposals, true)}>
              {draftWords.acceptAll(proposals.length)}
            </Button>
          </>
        )
      }
    >
      <div className={styles.page}>
        <p className={styles.about}>{draftWords.about}</p>
        {phase === 'opening' ? (
          <Skeleton lines={8} />
        ) : proposals.length === 0 ? (
          <EmptyState title={draftWords.none}>{draftWords.noneAbout}</EmptyState>
        ) : (
          bySection(proposals).map(([section, ofSection]) => (
            <Panel key={section.key} title={section.title}>
              <ul className={styles.list}>
                {ofSection.map((proposal) => (
                  <ProposalCard
                    key={proposal.key}
                    proposal={proposal}
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
