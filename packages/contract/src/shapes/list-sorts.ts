/** Sortable columns of each list. The default order is `createdAt`. */
export const listSorts = {
  plans: [
    'createdAt',
    'updatedAt',
    'propertyName',
    'status',
    'areaHectares',
    'catchment',
    'ownerName',
    'openActions',
    'overdueActions',
    'nextDate',
  ],
  board: [
    'nextDay',
    'propertyName',
    'ownerName',
    'status',
    'areaHectares',
    'region',
    'catchment',
    'adviser',
    'lead',
    'openActions',
    'overdueActions',
    'auditOn',
    'waitingSince',
    'lastInspectedOn',
    'updatedAt',
  ],
  work: ['due', 'title', 'farm', 'who', 'state', 'planned'],
  accounts: ['createdAt', 'name', 'adminEmail', 'userCount', 'planCount'],
  users: ['createdAt', 'name', 'email', 'role', 'lastSeenAt'],
} as const;

/** Sortable column of a list. */
export type SortOf<List extends keyof typeof listSorts> = (typeof listSorts)[List][number];
