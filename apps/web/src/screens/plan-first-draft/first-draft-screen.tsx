import { useQuery } from '@tanstack/react-query';
import { proposeLandUnits, readReportSurroundings, type LandUnitProposal } from '@tussock/contract';
import { draftWords, kinds, proposedDue, type DraftProposal, type Section } from '@tussock/domain';
import { Button, buttonClasses, DateField, Panel, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { useActionWrites, useLawAsked } from '../../activities/write-actions/index.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { useBoundary, useFirstDraft, usePlanFeatures, useSync, useToday } from '../../sync/index.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import { actionsRoute } from '../plan-view-actions/route.ts';
import { actionOf } from './action-of-proposal.ts';
import styles from './first-draft-screen.module.css';
import { NothingProposed } from './nothing-proposed.tsx';
import { ProposalCard } from './proposal-card.tsx';
import type { firstDraftRoute } from './route.ts';
import { UnitsPanel } from './units-panel.tsx';

/** Proposals by section, in the order of the book. */
const bySection = (
  proposals: readonly DraftProposal[],
): readonly (readonly [Section, readonly DraftProposal[]])[] =>
  [...new Set(proposals.map(({ section }) => section))].map((section) => [
    section,
    proposals.filter((one) => one.section === section),
  ]);

/** The land units that the ground proposes, for a plan that had none when the page was opened. */
function useUnitsProposed(planId: string, mayDraw: boolean) {
  const features = usePlanFeatures(planId);
  const hasBoundary = (useBoundary()?.boundaryFeatures.length ?? 0) > 0;
  const hasUnits = features.some(({ featureType }) => featureType === kinds.lmu.wording.featureType);
  // Once asked for they stay, so that they can be accepted one by one.
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && mayDraw && hasBoundary && !hasUnits) setIsAsked(true);
  const { data, isPending } = useQuery({
    ...reading(proposeLandUnits, { params: { planId } }),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
  });
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  return {
    units: isAsked ? (data?.units ?? []).filter(({ slopeClass }) => !dropped.has(slopeClass)) : [],
    source: data?.attribution ?? '',
    isReading: isAsked && isPending,
    isUnknown: isAsked && data?.units.length === 0,
    drop: ({ slopeClass }: LandUnitProposal) => setDropped((before) => new Set([...before, slopeClass])),
    hasUnits,
  };
}

/** What the facts of the farm ask for: land units, then actions, each with why and where that was read, taken or dropped one by one or all at once. */
export function FirstDraftScreen({ planId, may, isLocked }: PlanScreenPropsOf<typeof firstDraftRoute>) {
  // Not the plan's own: they lie around it, and are asked for where they are read.
  const { data: around, isFetching } = useQuery(
    reading(readReportSurroundings, { params: { planId }, query: {} }),
  );
  const mayDraw = may('editFeatures') && !isLocked;
  const proposed = useUnitsProposed(planId, mayDraw);
  const drafted = useFirstDraft(planId, around?.streams);
  const { phase } = useSync();
  const isReading =
    phase === 'opening' || !drafted || proposed.isReading || (isFetching && drafted.length === 0);
  const proposals = drafted ?? [];
  const isOver = proposals.length === 0 && proposed.units.length === 0;
  return (
    <PlanPage title={draftWords.title}>
      <div className={styles.page}>
        <p className={styles.about}>{draftWords.about}</p>
        {!isFetching && !around?.streams && <p className={styles.about}>{draftWords.noStreams}</p>}
        {proposed.isUnknown && !proposed.hasUnits && (
          <p className={styles.about}>{draftWords.unitsUnknown}</p>
        )}
        {proposed.units.length > 0 && (
          <UnitsPanel units={proposed.units} source={proposed.source} onDrop={proposed.drop} />
        )}
        {proposals.length > 0 && (
          <ActionProposals planId={planId} proposals={proposals} isLocked={isLocked} />
        )}
        {isReading && <Skeleton lines={8} />}
        {!isReading && isOver && <NothingProposed planId={planId} mayDraw={may('editFeatures')} />}
        {!isReading && isOver && proposed.hasUnits && <WayOn planId={planId} mayDraw={mayDraw} />}
      </div>
    </PlanPage>
  );
}

/** Proposed actions by section, with the day by which they are due once accepted. */
function ActionProposals({
  planId,
  proposals,
  isLocked,
}: {
  readonly planId: string;
  readonly proposals: readonly DraftProposal[];
  readonly isLocked: boolean;
}) {
  const { add, question } = useActionWrites(planId);
  const law = useLawAsked();
  const [dueOn, setDueOn] = useState<string | null>(proposedDue(useToday()));
  const decide = (chosen: readonly DraftProposal[], isAccepted: boolean): void =>
    void add(chosen.map((proposal) => actionOf(proposal, isAccepted, law, dueOn))).catch(() => undefined); // a refusal is told where it is written
  return (
    <>
      {!isLocked && (
        <div className={styles.head}>
          <div className={styles.due}>
            <DateField
              label={draftWords.dueBy}
              help={draftWords.dueByHelp}
              value={dueOn}
              onChange={setDueOn}
            />
          </div>
          <div className={styles.acts}>
            <Button onClick={() => decide(proposals, false)}>{draftWords.dropAll}</Button>
            <Button variant="primary" icon="check" onClick={() => decide(proposals, true)}>
              {draftWords.acceptAll(proposals.length)}
            </Button>
          </div>
        </div>
      )}
      {bySection(proposals).map(([section, ofSection]) => (
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
      ))}
      {question}
    </>
  );
}

/** What to do once the draft is in the plan. */
const WayOn = ({ planId, mayDraw }: { readonly planId: string; readonly mayDraw: boolean }) => (
  <Panel title={draftWords.next}>
    <p>{draftWords.nextAbout}</p>
    <div className={styles.next}>
      {mayDraw && (
        <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
          {draftWords.drawPaddocks}
        </RouteLink>
      )}
      <RouteLink to={actionsRoute.at({ planId })} {...buttonClasses({})}>
        {draftWords.seeActions}
      </RouteLink>
    </div>
  </Panel>
);
