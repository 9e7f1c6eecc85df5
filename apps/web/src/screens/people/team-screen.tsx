import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { currentUserStore } from '../../session/current-user.ts';
import styles from './people.module.css';
import { UserList } from './user-list.tsx';

/** One’s own people: the provider’s for its administrators, the account’s for those of an account. */
export function TeamScreen() {
  const search = useSearch({ from: '/signed-in/auth/team' });
  const navigate = useNavigate({ from: '/auth/team' });
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
                <Link to="/auth/account/$id" params={{ id: accountId }}>
                  {accountName}
                </Link>
              </p>
            )}
          </div>
        }
        search={search}
        onSearch={(next, { isTyping } = { isTyping: false }) =>
          void navigate({ search: next, replace: isTyping })
        }
      />
    </div>
  );
}
