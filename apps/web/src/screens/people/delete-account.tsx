import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteAccount, readAccount, type AccountItem } from '@tussock/contract';
import { Button, ConfirmDialog, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { client, reading } from '../../session/client.ts';

function describeUsers(count: number): string {
  if (count === 0) return 'It has no users.';
  const whose = count === 1 ? 'Its one user is' : `Its ${count} users are`;
  return `${whose} deleted too, and cannot sign in any more.`;
}

function describePlans(count: number): string {
  if (count === 0) return 'No plan is assigned to it.';
  return count === 1
    ? 'One plan loses its account. The plan itself stays.'
    : `${count} plans lose their account. The plans themselves stay.`;
}

interface DeleteAccountProps {
  readonly account: AccountItem;
  readonly onDeleted: () => void;
}

/** Dialog that says what is deleted with an account. A refusal is shown as a toast; the account stays. */
export function DeleteAccount({ account, onDeleted }: DeleteAccountProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const queryClient = useQueryClient();
  const handleDelete = async () => {
    const { _id: id } = account;
    setIsPending(true);
    try {
      await client.call(deleteAccount, { params: { id } });
      onDeleted();
      queryClient.removeQueries({ queryKey: reading(readAccount, { params: { id } }).queryKey });
    } catch {
      setIsAsked(false);
      setIsPending(false);
    }
  };
  return (
    <>
      <Button icon="trash" isQuiet variant="danger" onClick={() => setIsAsked(true)}>
        Delete
      </Button>
      <ConfirmDialog
        title={`Delete ${account.name}?`}
        isOpen={isAsked}
        isPending={isPending}
        confirmLabel="Delete account"
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void handleDelete()}
      >
        <WhatGoesAlong accountId={account._id} />
      </ConfirmDialog>
    </>
  );
}

/** Counts what is deleted with it, when the dialog opens and not when the page was loaded. */
function WhatGoesAlong({ accountId }: { readonly accountId: string }) {
  const { data, isFetching } = useQuery({
    ...reading(readAccount, { params: { id: accountId } }),
    refetchOnMount: 'always',
  });
  if (isFetching || !data) return <Skeleton lines={2} />;
  const { userCount, planCount } = data;
  return (
    <>
      <p>{describeUsers(userCount)}</p>
      <p>{describePlans(planCount)}</p>
    </>
  );
}
