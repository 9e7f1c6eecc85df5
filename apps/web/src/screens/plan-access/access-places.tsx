import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@tussock/ui';
import styles from './plan-access.module.css';

/** The two pages of access: people, and the account that advises. */
export function AccessPlaces({ planId }: { readonly planId: string }) {
  const look = buttonClasses({ isQuiet: true, size: 'small' });
  const current = { activeProps: { 'aria-current': 'page' as const } };
  return (
    <nav className={styles.places} aria-label="Access">
      <Link to="/plan/$planId/manage-user-access" params={{ planId }} {...look} {...current}>
        People
      </Link>
      <Link to="/plan/$planId/manage-account-access" params={{ planId }} {...look} {...current}>
        Adviser
      </Link>
    </nav>
  );
}
