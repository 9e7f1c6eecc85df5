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

/** Next step after the boundary was saved: links to drawing what is on the farm. */
export function AfterBoundary({ planId, choice: { selection, merged } }: AfterBoundaryProps) {
  if (selection.isChanged || merged.length === 0) return null;
  return (
    <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary', isFullWidth: true })}>
      {titleWords.drawNext}
    </RouteLink>
  );
}
