import { approvalDecisions, lifeWords } from '@tussock/domain';
import { Tag } from '@tussock/ui';
import type { PlanApproval } from '../../sync/index.ts';

const variants = {
  approved: 'success',
  declined: 'warning',
  refused: 'danger',
  withdrawn: 'secondary',
  claimed: 'secondary',
} as const;

/** Tag with the decision on a version, or that it is pending. */
export function DecisionTag({ decision }: Pick<PlanApproval, 'decision'>) {
  const said = approvalDecisions.find(({ key }) => key === decision)?.label;
  return <Tag variant={decision ? variants[decision] : 'info'}>{said ?? lifeWords.waits}</Tag>;
}
