import { buttonClasses } from '@tussock/ui';
import { accountAccessPlace, userAccessPlace } from './place.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import styles from './plan-access.module.css';

/** The two pages of access: people, and the account that advises. */
export function AccessPlaces({ planId }: { readonly planId: string }) {
  const look = buttonClasses({ isQuiet: true, size: 'small' });
  return (
    <nav className={styles.places} aria-label="Access">
      <PlaceLink to={userAccessPlace.at({ planId })} {...look}>
        People
      </PlaceLink>
      <PlaceLink to={accountAccessPlace.at({ planId })} {...look}>
        Adviser
      </PlaceLink>
    </nav>
  );
}
