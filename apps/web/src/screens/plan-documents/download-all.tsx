import { orderDocuments } from '@tussock/contract';
import { Button } from '@tussock/ui';
import { TaskList, useStartTask } from '../../activities/show-task/index.ts';
import { client } from '../../session/client.ts';
import type { SharedProps } from './shared-props.ts';

interface DownloadButtonProps {
  readonly planId: string;
  /** Those that are wanted; all where none is named. */
  readonly ids: readonly string[];
  readonly label: string;
}

/** Has documents packed into one ZIP, which goes on when the page is left. */
export function DownloadButton({ planId, ids, label }: DownloadButtonProps) {
  const order = useStartTask(() =>
    client.call(orderDocuments, { params: { planId }, body: { ids: [...ids] } }),
  );
  return (
    <Button icon="download" isPending={order.isPending} onClick={() => order.mutate()}>
      {label}
    </Button>
  );
}

/** All documents of the plan as one ZIP. */
export const DownloadAll = ({ planId, list }: SharedProps) =>
  list.documents > 0 && <DownloadButton planId={planId} ids={[]} label="Download all" />;

/** What was asked for and is being packed. */
export const Downloads = ({ planId }: { readonly planId: string }) => (
  <TaskList planId={planId} kind="documents" most={1} />
);
