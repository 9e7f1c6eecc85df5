import { titleWords } from '@tussock/domain';
import { buttonClasses } from '@tussock/ui';
import { RouteLink } from '../../../routes/route-link.tsx';
import { drawRoute } from '../route.ts';
import type { BoundaryChoice } from './use-boundary-choice.ts';

interface AfterBoundaryProps {
  readonly planId: string;
  readonly choice: {
    readonly selection: Pick<BoundaryChoice['selection'], 'isChanged'>;
    readonly merged: readonly unknown[];
  };
}

/** Once the boundary stands as it is saved, what is on the farm is drawn: the way on. */
export function AfterBoundary({ planId, choice: { selection, merged } }: AfterBoundaryProps) {
  if (selection.isChanged || merged.length === 0) return null;
  return (
    <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary', isFullWidth: true })}>
      {titleWords.drawNext}
    </RouteLink>
  );
}
