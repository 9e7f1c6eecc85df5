import type { ExternalGrant } from '@tussock/contract';
import { accessWords, dayInWords, invitationStates, roleHelp, roleNames } from '@tussock/domain';
import { Tag } from '@tussock/ui';
import { useEffect, useRef } from 'react';
import type { PersonRow } from './person-row.ts';
import styles from './plan-access.module.css';
import type { RoleChoice } from './use-role-changes.ts';

const { why } = accessWords;

const personOf = (row: PersonRow): { readonly name: string; readonly email: string | null } | null => {
  switch (row.is) {
    case 'owner':
      return row.owner;
    case 'staff':
      return row.staff;
    case 'adviser':
      return { name: row.account.name, email: row.account.adminEmail };
    case 'guest':
      return row.grant;
  }
};

/** Name and address of a row. Somebody who was just let in is brought into view. */
export function PersonCell({ row, isNew }: { readonly row: PersonRow; readonly isNew: boolean }) {
  const cell = useRef<HTMLDivElement>(null);
  // What can be done with it would lie below the window, or below the toast that says that it is there.
  useEffect(() => {
    if (isNew) cell.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const person = personOf(row);
  if (!person) return <span className={styles.note}>{why.noOwner}</span>;
  return (
    <div ref={cell} className={styles.person}>
      <p className={styles.name}>{person.name}</p>
      {person.email && (
        <p className={styles.note}>
          <a href={`mailto:${person.email}`}>{person.email}</a>
        </p>
      )}
    </div>
  );
}

/** Why somebody has access: who they are to the farm, or who let them in and how far the invitation is. */
export function WhyCell({ row, role }: { readonly row: PersonRow; readonly role: RoleChoice | undefined }) {
  switch (row.is) {
    case 'owner':
      return row.owner ? why.owner : '–';
    case 'adviser':
      return why.adviser;
    case 'staff':
      return role && role !== 'none' ? roleHelp[role] : '–';
    case 'guest':
      return <GuestWhy grant={row.grant} />;
  }
}

function GuestWhy({ grant: { grantedAt, grantedByName, invitation } }: { readonly grant: ExternalGrant }) {
  const state = invitation && invitationStates[invitation.state];
  return (
    <div>
      {why.guest({ by: grantedByName, at: grantedAt })}
      {invitation && state && (
        <p className={styles.tags}>
          <Tag variant={state.variant}>{state.label}</Tag>
          <span className={styles.note}>
            {invitation.state === 'sent' && accessWords.linkUntil(invitation.expiresAt)}
            {invitation.acceptedAt && accessWords.acceptedOn(invitation.acceptedAt)}
          </span>
        </p>
      )}
    </div>
  );
}

/** Until when somebody has access. Only guests have an end. */
export function UntilCell({ row }: { readonly row: PersonRow }) {
  if (row.is === 'owner' && !row.owner) return '–';
  if (row.is !== 'guest') return accessWords.noEnd;
  const { expiresOn, isOver } = row.grant;
  return (
    <div>
      {expiresOn ? dayInWords(expiresOn) : accessWords.noEnd}
      {isOver && (
        <p className={styles.tags}>
          <Tag variant="danger">{accessWords.ended}</Tag>
        </p>
      )}
    </div>
  );
}

/** Role of somebody whose role is not chosen in the table. */
export const roleInWords = (row: Exclude<PersonRow, { readonly is: 'staff' }>): string => {
  switch (row.is) {
    case 'owner':
      return roleNames.owner;
    case 'adviser':
      return roleNames.consultant;
    case 'guest':
      return roleNames[row.grant.role];
  }
};
