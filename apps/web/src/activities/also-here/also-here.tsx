import { recordWords } from '@tussock/domain';
import { Icon } from '@tussock/ui';
import type { ReactNode } from 'react';
import { nameInRecord, usePeopleAt } from '../../sync/index.ts';
import styles from './also-here.module.css';

/** The frame of the words stands always: only so is it told that somebody has come. */
const Note = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className={children ? styles.note : undefined}>
    {children}
  </p>
);

/** Who else looks at a thing or edits it at this moment. */
export function AlsoHere({ entityId }: { readonly entityId: string }) {
  const names = usePeopleAt().get(entityId);
  return (
    <Note>
      {names && (
        <>
          <Icon name="users" size="small" /> {recordWords.alsoHere(names)}
        </>
      )}
    </Note>
  );
}

/** Who else looks at something of a list, and at what. */
export function AlsoInList({ isListed }: { readonly isListed: (id: string) => boolean }) {
  const people = [...usePeopleAt()].filter(([id]) => isListed(id));
  return (
    <Note>
      {people.length > 0 && (
        <>
          <Icon name="users" size="small" />{' '}
          {people.map(([id, names]) => recordWords.alsoAt(names, nameInRecord(id) ?? '')).join(' ')}
        </>
      )}
    </Note>
  );
}
