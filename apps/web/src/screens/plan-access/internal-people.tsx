import { updateInternalAccess, type ReplyOf } from '@tussock/contract';
import { internalRoles, roleHelp, roleNames, type InternalRole } from '@tussock/domain';
import { Button, Panel, Select } from '@tussock/ui';
import { useState } from 'react';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { PersonSearch } from './person-search.tsx';
import styles from './plan-access.module.css';

type Person = ReplyOf<typeof updateInternalAccess>['internalAccess'][number];
/** Somebody who is on the list, or will be once it is saved. */
type Listed = Pick<Person, 'user_id' | 'name'> & { readonly email: string | null };
type Choice = InternalRole | 'none';

const choices = [
  ...internalRoles.map((id) => ({ id, label: roleNames[id], help: roleHelp[id] })),
  { id: 'none', label: 'No access', help: 'Takes the role away' },
] as const;

interface InternalPeopleProps {
  readonly planId: string;
  readonly people: readonly Person[];
  /** Whether a lead's role may be changed; an owner may not. */
  readonly mayChangeLead: boolean;
}

/** People of the provider with a role each. Changes are gathered, and saved together. */
export function InternalPeople({ planId, people, mayChangeLead }: InternalPeopleProps) {
  const saveFromForm = useSaveFromForm();
  const [changes, setChanges] = useState<Readonly<Record<string, Choice>>>({});
  const [added, setAdded] = useState<readonly Listed[]>([]);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setIsPending] = useState(false);
  const listed: readonly Listed[] = [
    ...people,
    ...added.filter(({ user_id }) => !people.some((person) => person.user_id === user_id)),
  ];
  const standing = (userId: string): Choice =>
    people.find(({ user_id }) => user_id === userId)?.role ?? 'none';
  const changed = Object.entries(changes).filter(([userId, role]) => role !== standing(userId));

  const handleSave = async () => {
    setIsPending(true);
    setRefused({});
    const body = Object.fromEntries(changed.map(([userId, role]) => [userId, role === 'none' ? null : role]));
    try {
      await saveFromForm(updateInternalAccess, { params: { planId }, body });
      setChanges({});
      setAdded([]);
    } catch (error) {
      setRefused(Object.fromEntries(refusalsOf(error).map(({ field, message }) => [field, message])));
    }
    setIsPending(false);
  };

  return (
    <Panel
      title="Provider staff"
      footer={
        <div className={styles.save}>
          {changed.length > 0 && <p className={styles.note}>You have changes that are not saved yet.</p>}
          <Button
            variant="primary"
            isPending={isPending}
            disabled={changed.length === 0}
            onClick={() => void handleSave()}
          >
            Save roles
          </Button>
        </div>
      }
    >
      <ul className={styles.people}>
        {listed.map((person) => {
          const { user_id: userId } = person;
          const isHeld = standing(userId) === 'lead' && !mayChangeLead;
          return (
            <li key={userId} className={styles.person}>
              <div>
                <p className={styles.name}>{person.name}</p>
                {person.email && <p className={styles.note}>{person.email}</p>}
              </div>
              <Select
                label={`Role of ${person.name}`}
                isLabelHidden
                options={choices}
                value={changes[userId] ?? standing(userId)}
                isDisabled={isHeld}
                help={isHeld ? 'Only the provider changes its lead' : undefined}
                error={refused[userId]}
                onChange={(role) => role && setChanges({ ...changes, [userId]: role })}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.add}>
        <PersonSearch
          planId={planId}
          without={listed.map(({ user_id }) => user_id)}
          onFound={({ _id, name, email }) => {
            setAdded([...added, { user_id: _id, name, email }]);
            setChanges({ ...changes, [_id]: 'viewer' });
          }}
        />
      </div>
    </Panel>
  );
}
