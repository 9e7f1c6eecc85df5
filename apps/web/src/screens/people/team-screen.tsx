import { useStore } from 'zustand';
import { accountPlace, teamPlace } from './place.ts';
import type { ScreenPropsOf } from '../../places/place.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { currentUserStore } from '../../session/current-user.ts';
import styles from './people.module.css';
import { UserList } from './user-list.tsx';

/** One’s own people: the provider’s for its administrators, the account’s for those of an account. */
export function TeamScreen({ search }: ScreenPropsOf<typeof teamPlace>) {
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
                <PlaceLink to={accountPlace.at({ id: accountId })}>{accountName}</PlaceLink>
              </p>
            )}
          </div>
        }
        search={search}
        at={teamPlace.at}
      />
    </div>
  );
}
