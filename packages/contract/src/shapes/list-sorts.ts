/** What each list can be sorted by. A list opens sorted by `createdAt`. */
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
  accounts: ['createdAt', 'name', 'adminEmail', 'userCount', 'planCount'],
  users: ['createdAt', 'name', 'email', 'role', 'lastSeenAt'],
} as const;

/** A column that a list can be sorted by. */
export type SortOf<List extends keyof typeof listSorts> = (typeof listSorts)[List][number];
