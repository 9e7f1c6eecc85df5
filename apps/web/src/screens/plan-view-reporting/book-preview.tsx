import type { BookSettings } from '@tussock/reports';
import { Skeleton } from '@tussock/ui';
import { useDeferredValue } from 'react';
import { DocumentView, usePlanBook } from '../../activities/show-document/index.ts';
import { useOpenPlan } from '../../routes/open-plan-context.ts';
import { usePlanFiles } from '../../sync/index.ts';

/** The plan book as it would be with these settings. A press is never waited for: the book follows once it is made. */
export function BookPreview({ settings }: { readonly settings: BookSettings }) {
  const { planId, may } = useOpenPlan();
  const rights = { mayReadPeople: may('editActions'), maySeeHistory: may('seeHistory') };
  const document = usePlanBook(planId, rights, useDeferredValue(settings));
  const { byId, addressOf } = usePlanFiles();
  if (!document) return <Skeleton lines={8} />;
  return (
    <DocumentView
      document={document}
      addressOf={(fileId) => (byId.has(fileId) ? addressOf(fileId, 'small') : undefined)}
      hasContents={false}
    />
  );
}
