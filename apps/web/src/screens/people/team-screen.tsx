import { useStore } from 'zustand';
import { accountRoute, teamRoute } from './route.ts';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { currentUserStore } from '../../session/current-user.ts';
import styles from './people.module.css';
import { UserList } from './user-list.tsx';

/** One’s own people: the provider’s for its administrators, the account’s for those of an account. */
export function TeamScreen({ search }: ScreenPropsOf<typeof teamRoute>) {
  const user = useStore(currentUserStore, (state) => state.user);
  if (!user) return null;
  const { accountId, accountName } = user;
  const people =
    accountId === null
      ? ({ population: 'provider' } as const)
      : ({ population: 'account', accountId } as const);
  return (
    <div className={styles.page}>
      <UserList
        people={people}
        eyebrow={accountName ?? 'Team'}
        heading={
          <div>
            <h1>Team</h1>
            {accountId !== null && (
              <p className={styles.note}>
                <RouteLink to={accountRoute.at({ id: accountId })}>{accountName}</RouteLink>
              </p>
            )}
          </div>
        }
        search={search}
        at={teamRoute.at}
      />
    </div>
  );
}
