import { recordWords } from '@tussock/domain';
import { Icon } from '@tussock/ui';
import { useSync } from '../../record/index.ts';
import styles from './also-here.module.css';

/** Who else looks at a thing or edits it at this moment. */
export function AlsoHere({ entityId }: { readonly entityId: string }) {
  const names = useSync()
    .others.filter((person) => person.entityId === entityId)
    .map(({ name }) => name);
  return (
    // The frame of the words stands always: only so is it told that somebody has come.
    <p role="status" className={names.length > 0 ? styles.note : undefined}>
      {names.length > 0 && (
        <>
          <Icon name="users" size="small" /> {recordWords.alsoHere(names)}
        </>
      )}
    </p>
  );
}
