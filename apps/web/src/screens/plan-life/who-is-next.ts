import { lifeWords, type PlanInfo, type PlanMove, type PlanStatus } from '@tussock/domain';

const { next } = lifeWords;

interface Standing {
  readonly status: PlanStatus;
  readonly info: Partial<Pick<PlanInfo, 'contactName'>>;
  readonly isOwner: boolean;
  /** Moves this person may make now. */
  readonly moves: readonly PlanMove[];
  /** Version this person may sign and has not. */
  readonly toSign: number | undefined;
  readonly newest: number | undefined;
}

/** The sentence that says who is next in the life of a plan, first of all whether it is the person who reads it. */
export function whoIsNext({ status, info, isOwner, moves, toSign, newest = 0 }: Standing): string {
  switch (status) {
    case 'draft':
      return next.draft;
    case 'pendingConfirmation':
      return isOwner ? next.confirm : next.confirmBy(info.contactName ?? 'the owner');
    case 'active':
    case 'changesRequested':
      return moves.includes('submit') ? next.send : next.sendBy;
    case 'submitted':
      if (moves.includes('approve')) return next.decide(newest);
      return toSign === undefined ? next.decideBy : next.sign(toSign);
    case 'approved':
      return toSign === undefined ? next.approved : next.sign(toSign);
    case 'reviewDue':
      return moves.includes('startReview') ? next.review : next.reviewBy;
    case 'archived':
      return next.archived;
  }
}
