import { RouteLink } from '../../routes/route-link.tsx';
import { licencesRoute, termsRoute } from '../../screens/public/route.ts';
import styles from './footer.module.css';

/** Footer of every page that is not a map. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>Tussock, farm environmental plans for Aotearoa New Zealand</p>
      <nav aria-label="Small print">
        <RouteLink to={termsRoute.at({}, 'terms')}>Terms of use</RouteLink>
        <RouteLink to={termsRoute.at({}, 'privacy')}>Privacy</RouteLink>
        <RouteLink to={licencesRoute.at()}>{licencesRoute.title}</RouteLink>
      </nav>
    </footer>
  );
}
