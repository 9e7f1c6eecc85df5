import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPlans, listSorts } from '@tussock/contract';
import { LONGEST_SEARCH } from '@tussock/domain';
import { BrowseList, EmptyState, NotReadLine, readListWish, wholeWish, type ListWish } from '@tussock/ui';
import { planColumns } from '../../activities/list-plans/index.ts';
import { reading } from '../../session/client.ts';

interface AccountPlansProps {
  readonly accountId: string;
  readonly wish: ListWish;
  readonly onWish: (wish: ListWish, options: { readonly isTyping: boolean }) => void;
}

/** List of the plans assigned to an account that the person may see. */
export function AccountPlans({ accountId, wish, onWish }: AccountPlansProps) {
  const query = { ...wholeWish(wish, listSorts.plans), accountId };
  const plans = useQuery({ ...reading(listPlans, { query }), placeholderData: keepPreviousData });
  // What was read before stands, with what was typed over it.
  if (plans.error && !plans.data) throw plans.error;
  return (
    <>
      {plans.error && <NotReadLine onAgain={() => void plans.refetch()}>{plans.error.message}</NotReadLine>}
      <BrowseList
        heading={<h2>Plans</h2>}
        label="Plans of the account"
        wish={wish}
        onWish={(next) => onWish(readListWish({ ...next }), { isTyping: next.search !== query.search })}
        found={plans.data}
        columns={planColumns}
        rowKey={(plan) => plan._id}
        search={{
          label: 'Search plans',
          placeholder: 'Search by property or owner',
          maxLength: LONGEST_SEARCH,
        }}
        emptyState={
          <EmptyState title="No plans yet">Plans this account is assigned to are listed here.</EmptyState>
        }
        noMatchTitle="No plan matches"
      />
    </>
  );
}
