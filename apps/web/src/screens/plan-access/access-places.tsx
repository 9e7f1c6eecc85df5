import { buttonClasses } from '@tussock/ui';
import { accountAccessRoute, userAccessRoute } from './route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import styles from './plan-access.module.css';

/** The two pages of access: people, and the account that advises. */
export function AccessPlaces({ planId }: { readonly planId: string }) {
  const look = buttonClasses({ isQuiet: true, size: 'small' });
  return (
    <nav className={styles.places} aria-label="Access">
      <RouteLink to={userAccessRoute.at({ planId })} {...look}>
        People
      </RouteLink>
      <RouteLink to={accountAccessRoute.at({ planId })} {...look}>
        Adviser
      </RouteLink>
    </nav>
  );
}
