import { proposeDraft, type DraftProposal, type MappedStream } from '@tussock/domain';
import { useMemo } from 'react';
import { useLandRisk } from './use-land-risk.ts';
import { useToday } from './use-today.ts';
import { usePlanAnswers } from './use-plan-actions.ts';
import { usePlanFeatures } from './use-plan-features.ts';

/** What the facts of the open plan ask for that is not in it, and the streams around it where they are here; live. Undefined until its land is rated. */
export function useFirstDraft(
  planId: string,
  streams?: readonly MappedStream[] | null,
): readonly DraftProposal[] | undefined {
  const features = usePlanFeatures(planId);
  const risks = useLandRisk(planId);
  const answers = usePlanAnswers();
  const today = useToday();
  return useMemo(
    () => risks && proposeDraft({ today, features, risks, streams: streams ?? [] }, answers),
    [features, risks, streams, answers, today],
  );
}
