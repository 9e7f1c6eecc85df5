import { TERMS_VERSION, monthOf } from '@tussock/domain';
import styles from './terms-screen.module.css';
import { TermsText } from './terms-text.tsx';

/** The terms and the privacy policy, for anyone to read at any time. */
export function TermsScreen() {
  return (
    <article className={styles.page}>
      <header>
        <p className={styles.version}>
          Version {TERMS_VERSION}, in force from {monthOf(TERMS_VERSION)}
        </p>
        <h1>Terms and privacy</h1>
        <nav aria-label="On this page" className={styles.contents}>
          <a href="#terms">Terms of use</a>
          <a href="#privacy">Privacy policy</a>
        </nav>
      </header>
      <TermsText />
    </article>
  );
}
