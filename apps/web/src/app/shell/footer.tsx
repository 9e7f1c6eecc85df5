import { Link } from '@tanstack/react-router';
import styles from './footer.module.css';

/** The foot of every page that is not a map. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>Tussock, farm environmental plans for Aotearoa New Zealand</p>
      <nav aria-label="Small print">
        <Link to="/terms" hash="terms">
          Terms of use
        </Link>
        <Link to="/terms" hash="privacy">
          Privacy
        </Link>
      </nav>
    </footer>
  );
}
