import type { ExternalGrant } from '@tussock/contract';
import { accessWords } from '@tussock/domain';
import { Button, buttonClasses, DataTable, Panel, type TableColumn } from '@tussock/ui';
import { useState } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { farmInfoRoute } from '../plan-farm-info/route.ts';
import { GrantOverlay } from './grant-overlay.tsx';
import { GuestActions } from './guest-actions.tsx';
import { PersonCell, roleInWords, UntilCell, WhyCell } from './person-cells.tsx';
import { keyOfRow, type Account, type Owner, type PersonRow, type StaffEntry } from './person-row.ts';
import { PersonSearch } from './person-search.tsx';
import styles from './plan-access.module.css';
import { RoleCell } from './role-cell.tsx';
import { accountAccessRoute } from './route.ts';
import { useRoleChanges, type RoleChanges } from './use-role-changes.ts';

interface PeopleTableProps {
  readonly planId: string;
  readonly owner: Owner | null;
  readonly staff: readonly StaffEntry[];
  readonly account: Account | null;
  readonly grants: readonly ExternalGrant[];
  /** Whether a lead's role may be changed; an owner may not. */
  readonly mayChangeLead: boolean;
  /** Whether a missing owner may be named. */
  readonly mayNameOwner: boolean;
}

/** Everyone with access to a plan in one table: person, role, why, until when, and what can be done about each. */
export function PeopleTable(props: PeopleTableProps) {
  const { planId, owner, account, grants } = props;
  const roles = useRoleChanges(planId, props.staff);
  const [edited, setEdited] = useState<ExternalGrant | 'new' | null>(null);
  const [knownIds] = useState(() => new Set(grants.map(({ user_id: id }) => id)));
  const isNew = (row: PersonRow): boolean => row.is === 'guest' && !knownIds.has(row.grant.user_id);
  const rows: readonly PersonRow[] = [
    { is: 'owner', owner },
    ...roles.staff.map((staff) => ({ is: 'staff' as const, staff })),
    ...(account ? [{ is: 'adviser' as const, account }] : []),
    ...grants.map((grant) => ({ is: 'guest' as const, grant })),
  ];
  return (
    <Panel
      title={accessWords.people}
      isFlush
      actions={
        <Button size="small" variant="primary" icon="plus" onClick={() => setEdited('new')}>
          Give access
        </Button>
      }
      footer={<StaffFooter planId={planId} roles={roles} />}
    >
      <DataTable
        label={accessWords.people}
        columns={columnsOf(props, { roles, isNew, onChange: setEdited })}
        rows={rows}
        rowKey={keyOfRow}
        isRowHighlighted={isNew}
        emptyState={null}
      />
      {grants.length === 0 && <p className={styles.none}>{accessWords.noGuests}</p>}
      {edited && (
        <GrantOverlay
          planId={planId}
          grant={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

interface RowState {
  readonly roles: RoleChanges;
  /** Whether access was granted after the page was opened. */
  readonly isNew: (row: PersonRow) => boolean;
  readonly onChange: (grant: ExternalGrant) => void;
}

const columnsOf = (
  { planId, mayChangeLead, mayNameOwner }: PeopleTableProps,
  { roles, isNew, onChange }: RowState,
): readonly TableColumn<PersonRow>[] => [
  {
    id: 'person',
    header: 'Person',
    isRowHeader: true,
    cell: (row) => <PersonCell row={row} isNew={isNew(row)} />,
  },
  {
    id: 'role',
    header: 'Role',
    width: '13rem',
    cell: (row) =>
      row.is === 'staff' ? (
        <RoleCell staff={row.staff} roles={roles} mayChangeLead={mayChangeLead} />
      ) : (
        roleInWords(row)
      ),
  },
  {
    id: 'why',
    header: 'Why',
    cell: (row) => (
      <WhyCell row={row} role={row.is === 'staff' ? roles.chosen(row.staff.user_id) : undefined} />
    ),
  },
  { id: 'until', header: 'Until', cell: (row) => <UntilCell row={row} /> },
  {
    id: 'change',
    header: 'Change',
    cell: (row) =>
      row.is === 'guest' ? (
        <GuestActions planId={planId} grant={row.grant} onChange={() => onChange(row.grant)} />
      ) : row.is === 'adviser' ? (
        <RouteLink to={accountAccessRoute.at({ planId })} {...buttonClasses({ size: 'small' })}>
          Change adviser
        </RouteLink>
      ) : row.is === 'owner' && !row.owner && mayNameOwner ? (
        <RouteLink to={farmInfoRoute.at({ planId })}>Name the owner under Farm details</RouteLink>
      ) : (
        ''
      ),
  },
];

/** Adds people of the provider, and saves the roles that were chosen in the table. */
function StaffFooter({ planId, roles }: { readonly planId: string; readonly roles: RoleChanges }) {
  return (
    <div className={styles.foot}>
      <div className={styles.add}>
        <PersonSearch
          planId={planId}
          without={roles.staff.map(({ user_id }) => user_id)}
          onFound={({ _id, name, email }) => roles.add({ user_id: _id, name, email })}
        />
      </div>
      {roles.isChanged && (
        <div className={styles.save}>
          <p className={styles.note}>You have changes that are not saved yet.</p>
          <Button variant="primary" isPending={roles.isPending} onClick={() => void roles.save()}>
            Save roles
          </Button>
        </div>
      )}
    </div>
  );
}
