import { Skeleton } from '@tussock/ui';
import { DocumentView } from '../../activities/show-document/index.ts';
import { PlanPage } from '../../places/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { usePlanFiles, useSync } from '../../record/index.ts';
import type { bookPlace } from './place.ts';
import { usePlanBook } from './use-plan-book.ts';

/** The whole plan on one page, as its book has it: live, and without a line too. */
export function BookScreen({ planId, may }: PlanScreenPropsOf<typeof bookPlace>) {
  const document = usePlanBook(planId, {
    mayReadPeople: may('editActions'),
    maySeeHistory: may('seeHistory'),
  });
  const { byId, addressOf } = usePlanFiles();
  // Before the record is here its book would say that nothing is recorded.
  const isOpening = useSync().phase === 'opening';
  return (
    <PlanPage width="wide">
      {isOpening ? (
        <Skeleton lines={8} />
      ) : (
        <DocumentView
          document={document}
          addressOf={(fileId) => (byId.has(fileId) ? addressOf(fileId, 'large') : undefined)}
        />
      )}
    </PlanPage>
  );
}
