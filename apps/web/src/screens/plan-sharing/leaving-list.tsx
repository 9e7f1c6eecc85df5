import type { ReleaseItem } from '@tussock/contract';
import { releaseWords } from '@tussock/domain';
import styles from './sharing-screen.module.css';

const words = releaseWords.leaving;

/** What leaves the farm with a copy, in words, as it was read from the document that was made. */
export function LeavingList({ copy: { leaving, settings, sha256 } }: { readonly copy: ReleaseItem }) {
  const { sections, maps, photos, people, documents } = leaving;
  return (
    <ul className={styles.facts}>
      <li>
        <strong>{words.parts(sections.length)}</strong>
        {`: ${sections.join(', ')}`}
      </li>
      <li>{`${words.maps(maps)}, ${words.photos(photos).toLowerCase()}`}</li>
      <li>{words.people(people)}</li>
      <li>{words.documents(documents)}</li>
      <li>{words.leftOut(settings.redacts.map((one) => releaseWords.redactionLabels[one]))}</li>
      <li>{words.read}</li>
      <li className={styles.hash}>{releaseWords.fingerprint(sha256)}</li>
    </ul>
  );
}
