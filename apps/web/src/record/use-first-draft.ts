import { proposeDraft, type DraftProposal } from '@tussock/domain';
import { useMemo } from 'react';
import { useLandRisk } from './use-land-risk.ts';
import { usePlanAnswers } from './use-plan-actions.ts';
import { usePlanFeatures } from './use-plan-features.ts';

/** What the facts of the open plan ask for that is not in it; live. */
export function useFirstDraft(planId: string): readonly DraftProposal[] {
  const features = usePlanFeatures(planId);
  const risks = useLandRisk(planId);
  const answers = usePlanAnswers();
  return useMemo(() => proposeDraft({ features, risks }, answers), [features, risks, answers]);
}
