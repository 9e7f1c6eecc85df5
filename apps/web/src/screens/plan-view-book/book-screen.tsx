import { buttonClasses, Icon, Skeleton } from '@tussock/ui';
import { DocumentView } from '../../activities/show-document/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { usePlanFiles } from '../../sync/index.ts';
import { reportingRoute } from '../plan-view-reporting/route.ts';
import type { bookRoute } from './route.ts';
import { usePlanBook } from './use-plan-book.ts';

/** The plan book as one page: live, and also offline. */
export function BookScreen({ planId, may }: PlanScreenPropsOf<typeof bookRoute>) {
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
          <RouteLink to={reportingRoute.at({ planId }, { show: 'planBook' })} {...buttonClasses({})}>
            <Icon name="document" size="small" />
            Print or download
          </RouteLink>
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
