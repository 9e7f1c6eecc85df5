import { useSuspenseQuery } from '@tanstack/react-query';
import { readAccount } from '@tussock/contract';
import { Button, PageContainer, readListWish, Tabs } from '@tussock/ui';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { accountRoute, accountsRoute } from './route.ts';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { AccountPlans } from './account-plans.tsx';
import { DeleteAccount } from './delete-account.tsx';
import type { AccountSearch } from './people-search.ts';
import styles from './people.module.css';
import { UserList } from './user-list.tsx';

// The form brings a good deal of code with it: loaded when it is asked for.
const AccountOverlay = lazy(async () => ({
  default: (await import('./account-overlay.tsx')).AccountOverlay,
}));

/** Page of one account: its administrator’s address, its users and its plans. */
export function AccountScreen({ params: { id }, search: asked }: ScreenPropsOf<typeof accountRoute>) {
  const { list, change: isChangeAsked = false, ...search } = asked;
  const goTo = useGo();
  const abilities = useStore(currentUserStore, ({ user }) => user?.abilities ?? []);
  const { data: account } = useSuspenseQuery(reading(readAccount, { params: { id } }));
  const mayManage = abilities.includes('manageAccounts');
  const at = (next?: AccountSearch) => accountRoute.at({ id }, next);
  const go = (next: AccountSearch, { isTyping } = { isTyping: false }) =>
    void goTo(at(next), { replace: isTyping });

  const plans = (
    <AccountPlans
      accountId={id}
      wish={readListWish({ ...search })}
      onWish={(wish, options) => go({ ...wish, list: 'plans' }, options)}
    />
  );
  const users = (
    <UserList
      people={{ population: 'account', accountId: id }}
      eyebrow={account.name}
      heading={<h2>Users</h2>}
      search={search}
      at={at}
    />
  );
  return (
    <PageContainer
      title={account.name}
      width="wide"
      eyebrow={
        abilities.includes('seeAccounts') ? (
          <RouteLink to={accountsRoute.at()}>Accounts</RouteLink>
        ) : (
          'Account'
        )
      }
      actions={
        mayManage && (
          <>
            <Button icon="pencil" onClick={() => go({ ...search, change: true })}>
              Edit
            </Button>
            <DeleteAccount account={account} onDeleted={() => void goTo(accountsRoute.at())} />
          </>
        )
      }
    >
      <div className={styles.account}>
        <p className={styles.note}>
          Administrator: <a href={`mailto:${account.adminEmail}`}>{account.adminEmail}</a>
        </p>
        {abilities.includes('manageAccountUsers') ? (
          <Tabs
            label="What the account has"
            tabs={[
              { id: 'users', label: `Users (${account.userCount})`, content: users },
              { id: 'plans', label: `Plans (${account.planCount})`, content: plans },
            ]}
            selected={list ?? 'users'}
            onSelect={(tab) => go(tab === 'plans' ? { list: 'plans' } : {})}
          />
        ) : (
          plans
        )}
      </div>
      {isChangeAsked && mayManage && (
        <Suspense>
          <AccountOverlay
            key={account._id}
            account={account}
            onClose={() => go(search)}
            onSaved={() => go(search)}
          />
        </Suspense>
      )}
    </PageContainer>
  );
}
