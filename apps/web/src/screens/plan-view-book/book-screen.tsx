import { buttonClasses, Icon, Skeleton } from '@tussock/ui';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { DocumentView, usePlanBook } from '../../activities/show-document/index.ts';
import { bookChoiceStore } from '../../plan-session/book-choice.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { usePlanFiles } from '../../sync/index.ts';
import { reportingRoute } from '../plan-view-reporting/route.ts';
import type { bookRoute } from './route.ts';

/** The plan book as one page: live, and also offline. */
export function BookScreen({ planId, may }: PlanScreenPropsOf<typeof bookRoute>) {
  // A page may be printed by the browser: it has the cultural places that the printed book has.
  const culturalPlaces = useStore(bookChoiceStore, (choice) => choice.culturalPlaces);
  const settings = useMemo(() => ({ redacts: ['heritage'] as const, culturalPlaces }), [culturalPlaces]);
  const rights = { mayReadPeople: may('editActions'), maySeeHistory: may('seeHistory') };
  const document = usePlanBook(planId, rights, settings);
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
