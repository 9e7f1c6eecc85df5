import { PlaceLink } from '../../places/place-link.tsx';
import { licencesPlace, termsPlace } from '../../screens/public/place.ts';
import styles from './footer.module.css';

/** The foot of every page that is not a map. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>Tussock, farm environmental plans for Aotearoa New Zealand</p>
      <nav aria-label="Small print">
        <PlaceLink to={termsPlace.at({}, 'terms')}>Terms of use</PlaceLink>
        <PlaceLink to={termsPlace.at({}, 'privacy')}>Privacy</PlaceLink>
        <PlaceLink to={licencesPlace.at()}>{licencesPlace.title}</PlaceLink>
      </nav>
    </footer>
  );
}
