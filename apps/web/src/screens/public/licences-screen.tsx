import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import styles from './licences-screen.module.css';
import { termsRoute } from './route.ts';
import { readLicences, type Licence } from './read-licences.ts';

/** Whose work comes to the browser with ours, and the words under which it does. */
export function LicencesScreen() {
  const licences = useQuery({ queryKey: ['licences'], queryFn: readLicences, staleTime: Infinity });
  if (licences.error) throw licences.error;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Licences</h1>
        <p>
          Tussock is built with the work of others. These are the packages of code, and the typeface, that
          come to your browser with it, and the licences under which we may pass them on. Where maps and other
          data come from is said beside them, and how Tussock itself may be used in the{' '}
          <RouteLink to={termsRoute.at({}, 'terms')}>terms of use</RouteLink>.
        </p>
      </header>
      {licences.isPending ? (
        <Skeleton lines={8} label="Loading the licences…" />
      ) : (
        <ul className={styles.licences}>
          {licences.data.map((one) => (
            <li key={nameOf(one)}>
              <Words licence={one} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** No package stands under two. */
const nameOf = ({ packages: [first] }: Licence): string => `${first?.name} ${first?.version}`;

/** "(MIT OR Apache-2.0)" as people write it. */
const sayLicence = (licence: string): string => licence.replaceAll(/[()]/g, '').replaceAll(' OR ', ' or ');

/** The packages under the same words, and the words once they are asked for. */
function Words({ licence: { licence, text, packages } }: { readonly licence: Licence }) {
  return (
    <details className={styles.words}>
      <summary>
        <span className={styles.packages}>
          {packages.map(({ name, version = '' }) => `${name} ${version}`.trim()).join(', ')}
        </span>{' '}
        <span className={styles.licence}>{sayLicence(licence)}</span>
      </summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}
