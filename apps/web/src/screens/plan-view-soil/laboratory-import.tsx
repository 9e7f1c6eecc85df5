import { useQuery } from '@tanstack/react-query';
import { listSoilTests } from '@tussock/contract';
import { Dialog, NotRead, Skeleton } from '@tussock/ui';
import { lazy, Suspense, type ComponentProps } from 'react';
import { reading } from '../../session/client.ts';

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })),
);

type LaboratoryImportProps = Omit<ComponentProps<typeof ImportDialog>, 'listed' | 'listAgain'>;

/** The import of a laboratory's file. The names that laboratories know transects by are asked for first; what keeps them away is said. */
export function LaboratoryImport(props: LaboratoryImportProps) {
  const { planId, onClose } = props;
  const { data: listed, error, refetch } = useQuery(reading(listSoilTests, { params: { planId } }));
  const waiting = (
    <Dialog title="Import a laboratory’s file" isOpen onClose={onClose} size="wide">
      {error && !listed ? (
        <NotRead onAgain={() => void refetch()}>{error.message}</NotRead>
      ) : (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
    </Dialog>
  );
  if (!listed) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ImportDialog {...props} listed={listed} listAgain={async () => (await refetch()).data ?? listed} />
    </Suspense>
  );
}
