import { useMutation } from '@tanstack/react-query';
import { removeIntegration, rotateIntegrationSecret, type IntegrationItem } from '@tussock/contract';
import { readingRefusals, countInFigures } from '@tussock/domain';
import { Button, ConfirmDialog, CopyField, DataTable, type TableColumn } from '@tussock/ui';
import { useState } from 'react';
import { Age } from '../../activities/kind-extras/index.ts';
import { client } from '../../session/client.ts';
import styles from './devices-screen.module.css';
import type { ShownSecret } from './secret-dialog.tsx';

type Refusal = IntegrationItem['refusals'][number];

const columns: readonly TableColumn<Refusal>[] = [
  { id: 'reason', header: 'Why', isRowHeader: true, cell: ({ reason }) => readingRefusals[reason] },
  { id: 'heardAs', header: 'Device', cell: ({ deviceId }) => deviceId },
  {
    id: 'subject',
    header: 'Key',
    cell: ({ subject }) => <span className={styles.words}>{subject || '–'}</span>,
  },
  {
    id: 'sample',
    header: 'Value',
    cell: ({ sample }) => <span className={styles.words}>{sample || '–'}</span>,
  },
  { id: 'count', header: 'Times', align: 'end', cell: ({ count }) => countInFigures(count) },
  { id: 'last', header: 'Last', cell: ({ lastAt }) => <Age at={lastAt} /> },
];

interface IntegrationCardProps {
  readonly planId: string;
  readonly integration: IntegrationItem;
  readonly onEdit: () => void;
  readonly onSecret: (secret: ShownSecret) => void;
}

/** A network: where it sends to, when it was last heard of, what was not kept. */
export function IntegrationCard({ planId, integration, onEdit, onSecret }: IntegrationCardProps) {
  const [asked, setAsked] = useState<'rotate' | 'remove' | null>(null);
  const { _id: integrationId, name, webhookUrl, refusals } = integration;
  const params = { planId, integrationId };
  const close = (): void => setAsked(null);
  const rotate = useMutation({
    mutationFn: () => client.call(rotateIntegrationSecret, { params }),
    onSuccess: ({ secret }) => onSecret({ name, webhookUrl, secret }),
    onSettled: close,
  });
  const remove = useMutation({
    mutationFn: () => client.call(removeIntegration, { params }),
    onSettled: close,
  });
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.cardHead}>
        <div>
          <h3>{name}</h3>
          <p className={styles.note}>
            {integration.lastHeardAt ? (
              <>
                Last heard <Age at={integration.lastHeardAt} />
              </>
            ) : (
              'Nothing heard yet'
            )}
            {`, ${integration.mapping.length} keys in the mapping`}
          </p>
        </div>
        <div className={styles.acts}>
          <Button icon="pencil" isQuiet size="small" onClick={onEdit}>
            Edit
          </Button>
          <Button icon="lock" isQuiet size="small" onClick={() => setAsked('rotate')}>
            New secret
          </Button>
          <Button icon="trash" isQuiet size="small" onClick={() => setAsked('remove')}>
            Remove
          </Button>
        </div>
      </div>
      <CopyField id={`webhook-${integrationId}`} label="Webhook address" value={webhookUrl} />
      {refusals.length > 0 && (
        <details className={styles.refused}>
          <summary>{`Not kept in the last 30 days: ${countInFigures(refusals.reduce((sum, { count }) => sum + count, 0))}`}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <div className={styles.scroll} role="region" aria-label={`Not kept of ${name}`} tabIndex={0}>
            <DataTable
              label={`What was not kept of ${name}`}
              columns={columns}
              rows={refusals}
              rowKey={(it) => `${it.deviceId} ${it.reason} ${it.subject}`}
              emptyState={null}
            />
          </div>
        </details>
      )}
      <ConfirmDialog
        title={`A new secret for ${name}?`}
        isOpen={asked === 'rotate'}
        isPending={rotate.isPending}
        confirmLabel="Make a new secret"
        onCancel={close}
        onConfirm={() => rotate.mutate()}
      >
        The old secret stops working straight away. The network’s readings are refused until it has the new
        one.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Remove ${name}?`}
        isOpen={asked === 'remove'}
        isPending={remove.isPending}
        confirmLabel="Remove integration"
        onCancel={close}
        onConfirm={() => remove.mutate()}
      >
        Nothing more is accepted from this network. Readings already kept stay.
      </ConfirmDialog>
    </section>
  );
}
