import { buttonClasses, Icon, Skeleton } from '@tussock/ui';
import { DocumentView } from '../../activities/show-document/index.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { PlanPage } from '../../places/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { usePlanFiles } from '../../sync/index.ts';
import { reportingPlace } from '../plan-view-reporting/place.ts';
import type { bookPlace } from './place.ts';
import { usePlanBook } from './use-plan-book.ts';

/** The whole plan on one page, as its book has it: live, and without a line too. */
export function BookScreen({ planId, may }: PlanScreenPropsOf<typeof bookPlace>) {
  const document = usePlanBook(planId, {
    mayReadPeople: may('editActions'),
    maySeeHistory: may('seeHistory'),
  });
  const { byId, addressOf } = usePlanFiles();
  return (
    <PlanPage
      width="wide"
      actions={
        may('downloadReports') && (
          <PlaceLink to={reportingPlace.at({ planId }, { show: 'planBook' })} {...buttonClasses({})}>
            <Icon name="document" size="small" />
            Print or download
          </PlaceLink>
        )
      }
    >
      {document ? (
        <DocumentView
          document={document}
          addressOf={(fileId) => (byId.has(fileId) ? addressOf(fileId, 'large') : undefined)}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </PlanPage>
  );
}
