import { draftWords } from '@tussock/domain';
import { buttonClasses, EmptyState } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { usePlanFeatures } from '../../sync/index.ts';
import { drawRoute } from '../plan-edit-map/route.ts';

interface NothingProposedProps {
  readonly planId: string;
  readonly mayDraw: boolean;
}

/** Where the draft is empty: the farm asks for nothing more, or there is nothing yet that could ask. */
export function NothingProposed({ planId, mayDraw }: NothingProposedProps) {
  if (usePlanFeatures(planId).length > 0)
    return <EmptyState title={draftWords.none}>{draftWords.noneAbout}</EmptyState>;
  return (
    <EmptyState
      title={draftWords.notDrawn}
      action={
        mayDraw && (
          <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
            {draftWords.draw}
          </RouteLink>
        )
      }
    >
      {draftWords.notDrawnAbout}
    </EmptyState>
  );
}
