import { updateInternalAccess } from '@tussock/contract';
import type { InternalRole } from '@tussock/domain';
import { useState } from 'react';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import type { Staff, StaffEntry } from './person-row.ts';

export type RoleChoice = InternalRole | 'none';

/** Roles of the provider's people as they are chosen: changes are gathered, and saved together. */
export function useRoleChanges(planId: string, people: readonly StaffEntry[]) {
  const saveFromForm = useSaveFromForm();
  const [changes, setChanges] = useState<Readonly<Record<string, RoleChoice>>>({});
  const [added, setAdded] = useState<readonly Staff[]>([]);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setIsPending] = useState(false);
  const staff: readonly Staff[] = [
    ...people,
    ...added.filter(({ user_id }) => !people.some((person) => person.user_id === user_id)),
  ];
  const saved = (userId: string): RoleChoice =>
    people.find(({ user_id }) => user_id === userId)?.role ?? 'none';
  const changed = Object.entries(changes).filter(([userId, role]) => role !== saved(userId));

  const save = async () => {
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

  return {
    staff,
    saved,
    refused,
    isPending,
    isChanged: changed.length > 0,
    chosen: (userId: string): RoleChoice => changes[userId] ?? saved(userId),
    choose: (userId: string, role: RoleChoice) => setChanges({ ...changes, [userId]: role }),
    add: (person: Staff) => {
      setAdded([...added, person]);
      setChanges({ ...changes, [person.user_id]: 'viewer' });
    },
    save,
  };
}
export type RoleChanges = ReturnType<typeof useRoleChanges>;
