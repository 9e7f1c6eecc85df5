import { Icon } from '@tussock/ui';
import { usePlanFiles } from '../../sync/index.ts';
import styles from './outcome-card.module.css';

/** The documents of an outcome, each to be opened. */
export function OutcomeDocuments({ ids }: { readonly ids: readonly string[] }) {
  const { byId, addressOf } = usePlanFiles();
  if (ids.length === 0) return null;
  return (
    <ul className={styles.documents}>
      {ids.map((id) => {
        const file = byId.get(id);
        const size = typeof file?.width === 'number' ? 'large' : 'original';
        return (
          <li key={id}>
            <a href={addressOf(id, size)} target="_blank" rel="noreferrer" className={styles.document}>
              <Icon name="document" size="small" />
              {file?.name ?? 'Document on its way'}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
