import { draftWords } from '@tussock/domain';
import { buttonClasses, EmptyState } from '@tussock/ui';
import { PlaceLink } from '../../places/place-link.tsx';
import { usePlanFeatures } from '../../sync/index.ts';
import { drawPlace } from '../plan-edit-map/place.ts';

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
          <PlaceLink to={drawPlace.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
            {draftWords.draw}
          </PlaceLink>
        )
      }
    >
      {draftWords.notDrawnAbout}
    </EmptyState>
  );
}
