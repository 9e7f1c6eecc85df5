import { useQuery } from '@tanstack/react-query';
import { listNotices, type CurrentUser } from '@tussock/contract';
import { noticeWords, roleNames, type GlobalAbility } from '@tussock/domain';
import { Avatar, Badge, Icon, SpokenOnly } from '@tussock/ui';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { myDetailsRoute } from '../../screens/auth-my-details/route.ts';
import { settingsRoute } from '../../screens/auth-settings/route.ts';
import { noticesRoute } from '../../screens/auth-notices/route.ts';
import { keptFarmsRoute } from '../../screens/plan-on-device/route.ts';
import { accountsRoute, teamRoute } from '../../screens/people/route.ts';
import { serviceRoute } from '../../screens/service/route.ts';
import { reading } from '../../session/client.ts';
import { SIGN_OUT_ADDRESS } from '../../session/sign-in-address.ts';
import { useClosing } from './use-closing.ts';
import styles from './user-menu.module.css';

// Asked for by whoever signs out, and not before.
const SigningOut = lazy(async () => ({ default: (await import('./signing-out.tsx')).SigningOut }));

/** Links of the menu: management of people, and one's own pages; each is shown to those who may open it. */
const places = [
  { place: teamRoute, icon: 'users' },
  { place: accountsRoute, icon: 'home' },
  { place: serviceRoute, icon: 'pulse' },
  { place: myDetailsRoute, icon: 'user' },
  { place: noticesRoute, icon: 'mail' },
  { place: settingsRoute, icon: 'settings' },
  { place: keptFarmsRoute, icon: 'download' },
] as const;

const opensTo = (place: { readonly opensTo: readonly GlobalAbility[] }, user: CurrentUser): boolean =>
  place.opensTo.length === 0 || place.opensTo.some((ability) => user.abilities.includes(ability));

const NOTICES_STALE_MS = 300_000;

/** Number of notices that this person has not read; 0 while that is not known. */
const useUnreadNotices = ({ hasAcceptedTerms }: CurrentUser): number =>
  // Nothing but the terms is answered before they are accepted.
  useQuery({
    ...reading(listNotices, {}),
    staleTime: NOTICES_STALE_MS,
    enabled: hasAcceptedTerms,
  }).data?.results.filter(({ isRead }) => !isRead).length ?? 0;

/**
 * Menu of the current user, with the sign-out. It is a button that opens links and no ARIA menu: simpler for screen readers, and the library's menus
 * stay out of the first page's code.
 */
export function UserMenu({ user }: { readonly user: CurrentUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const unread = useUnreadNotices(user);

  const close = useCallback(() => setIsOpen(false), []);
  useClosing(isOpen, close, { frame: frameRef, button: buttonRef });

  return (
    <div
      ref={frameRef}
      className={styles.frame}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={buttonRef}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={user.name} imageUrl={user.profileImageUrl} />
        {unread > 0 && <span className={styles.unread} aria-hidden />}
        <SpokenOnly>
          , your account, {user.name}
          {unread > 0 && `, ${noticeWords.unread(unread)}`}
        </SpokenOnly>
        <Icon name="chevron-down" size="small" />
      </button>
      {isOpen && (
        <div className={styles.panel} data-over-toasts="">
          <div className={styles.person}>
            <p className={styles.name}>{user.name}</p>
            <p>{user.email}</p>
            <p>{roleNames[user.role]}</p>
            {user.accountName && <p>{user.accountName}</p>}
          </div>
          {places
            .filter(({ place }) => opensTo(place, user))
            .map(({ place, icon }) => (
              <RouteLink
                key={place.path}
                className={styles.line}
                to={place.at()}
                onClick={() => setIsOpen(false)}
              >
                <Icon name={icon} size="small" />
                {place.title}
                {place === noticesRoute && unread > 0 && <Badge count={unread} label="new" />}
              </RouteLink>
            ))}
          <a
            className={styles.line}
            href={SIGN_OUT_ADDRESS}
            onClick={(event) => {
              event.preventDefault();
              setIsOpen(false);
              setIsLeaving(true);
            }}
          >
            <Icon name="sign-out" size="small" />
            Sign out
          </a>
        </div>
      )}
      {isLeaving && (
        <Suspense fallback={null}>
          <SigningOut userId={user._id} onStay={() => setIsLeaving(false)} />
        </Suspense>
      )}
    </div>
  );
}
