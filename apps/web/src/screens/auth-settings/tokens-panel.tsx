import { useSuspenseQuery } from '@tanstack/react-query';
import { listAccessTokens, withdrawAccessToken, type AccessTokenItem } from '@tussock/contract';
import {
  dayInNewZealand,
  dayWithMonth,
  momentWithTime,
  tokenScopes,
  tokenStateOf,
  tokenWords,
} from '@tussock/domain';
import { Button, ConfirmDialog, DataTable, EmptyState, Panel, type TableColumn } from '@tussock/ui';
import { useState } from 'react';
import { client, reading } from '../../session/client.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import styles from './settings-screen.module.css';

const farmsOf = ({ plans }: AccessTokenItem): string =>
  plans?.map(({ propertyName }) => propertyName).join(', ') ?? tokenWords.allShort;

const usedIn = ({ lastUsedAt, lastUsedFrom }: AccessTokenItem): string =>
  lastUsedAt === null
    ? tokenWords.neverUsed
    : tokenWords.usedFrom(momentWithTime(lastUsedAt), lastUsedFrom ?? '');

function endOf(token: AccessTokenItem, at: Date): string {
  const { withdrawnAt, expiresAt } = token;
  const dayOf = (moment: string): string => dayWithMonth(dayInNewZealand(new Date(moment)));
  if (withdrawnAt !== null) return tokenWords.withdrawnOn(dayOf(withdrawnAt));
  const day = dayOf(expiresAt);
  return tokenStateOf(token, at) === 'ended' ? tokenWords.endedOn(day) : day;
}

const columnsOf = (
  at: Date,
  onWithdraw: (token: AccessTokenItem) => void,
): readonly TableColumn<AccessTokenItem>[] => [
  {
    id: 'name',
    header: tokenWords.name,
    isRowHeader: true,
    cell: (token) => (
      <>
        <span className={styles.event}>{token.name}</span>
        <span className={styles.help}>
          {token.scopes.map((scope) => tokenScopes[scope].label).join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'farms', header: tokenWords.farms, cell: farmsOf },
  { id: 'used', header: tokenWords.used, cell: usedIn },
  { id: 'until', header: tokenWords.until, cell: (token) => endOf(token, at) },
  {
    id: 'withdraw',
    header: '',
    align: 'end',
    cell: (token) =>
      tokenStateOf(token, at) === 'live' && (
        <Button
          size="small"
          aria-label={tokenWords.withdrawNamed(token.name)}
          onClick={() => onWithdraw(token)}
        >
          {tokenWords.withdraw}
        </Button>
      ),
  },
];

/** A person's access tokens: what each may do, when it was last used, and the way to end it. */
export function TokensPanel() {
  const { data } = useSuspenseQuery(reading(listAccessTokens, {}));
  const [isCreating, setIsCreating] = useState(false);
  const [leaving, setLeaving] = useState<AccessTokenItem>();
  const [isPending, setIsPending] = useState(false);
  const [at] = useState(() => new Date());
  const withdraw = async (): Promise<void> => {
    if (!leaving) return;
    setIsPending(true);
    try {
      await client.call(withdrawAccessToken, { params: { tokenId: leaving._id } });
    } catch {
      // The client has shown what was wrong; the list stays.
    } finally {
      setIsPending(false);
      setLeaving(undefined);
    }
  };
  return (
    <Panel
      title={tokenWords.title}
      isFlush
      actions={
        <Button size="small" onClick={() => setIsCreating(true)}>
          {tokenWords.create}
        </Button>
      }
    >
      <p className={styles.introduction}>{tokenWords.about}</p>
      <DataTable
        label={tokenWords.title}
        columns={columnsOf(at, setLeaving)}
        rows={data.results}
        rowKey={({ _id }) => _id}
        emptyState={<EmptyState title={tokenWords.none} />}
      />
      {isCreating && <CreateTokenDialog onClose={() => setIsCreating(false)} />}
      <ConfirmDialog
        title={tokenWords.withdrawTitle(leaving?.name ?? '')}
        isOpen={leaving !== undefined}
        confirmLabel={tokenWords.withdraw}
        isPending={isPending}
        onConfirm={() => void withdraw()}
        onCancel={() => setLeaving(undefined)}
      >
        {tokenWords.withdrawEffect}
      </ConfirmDialog>
    </Panel>
  );
}
