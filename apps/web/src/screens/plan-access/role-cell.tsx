import { internalRoles, roleHelp, roleNames } from '@tussock/domain';
import { Select } from '@tussock/ui';
import type { Staff } from './person-row.ts';
import styles from './plan-access.module.css';
import type { RoleChanges } from './use-role-changes.ts';

const choices = [
  ...internalRoles.map((id) => ({ id, label: roleNames[id], help: roleHelp[id] })),
  { id: 'none', label: 'No access', help: 'Takes the role away' },
] as const;

interface RoleCellProps {
  readonly staff: Staff;
  readonly roles: RoleChanges;
  /** Whether a lead's role may be changed; an owner may not. */
  readonly mayChangeLead: boolean;
}

/** Role of one of the provider's people, to be chosen. */
export function RoleCell({ staff: { user_id: userId, name }, roles, mayChangeLead }: RoleCellProps) {
  const isHeld = roles.saved(userId) === 'lead' && !mayChangeLead;
  return (
    <div className={styles.role}>
      <Select
        label={`Role of ${name}`}
        isLabelHidden
        options={choices}
        value={roles.chosen(userId)}
        isDisabled={isHeld}
        help={isHeld ? 'Only the provider changes its lead' : undefined}
        error={roles.refused[userId]}
        onChange={(role) => role && roles.choose(userId, role)}
      />
    </div>
  );
}
