import type {
  ExternalGrant,
  readPlanAccount,
  readPlanOwner,
  ReplyOf,
  updateInternalAccess,
} from '@tussock/contract';

export type Owner = NonNullable<ReplyOf<typeof readPlanOwner>>;
export type Account = NonNullable<ReplyOf<typeof readPlanAccount>>;
export type StaffEntry = ReplyOf<typeof updateInternalAccess>['internalAccess'][number];
/** Somebody of the provider who is on the list, or will be once it is saved. */
export type Staff = Pick<StaffEntry, 'user_id' | 'name'> & { readonly email: string | null };

/** One row of the table of people. */
export type PersonRow =
  | { readonly is: 'owner'; readonly owner: Owner | null }
  | { readonly is: 'staff'; readonly staff: Staff }
  | { readonly is: 'adviser'; readonly account: Account }
  | { readonly is: 'guest'; readonly grant: ExternalGrant };

/** Key of a row: an owner may be of the provider's staff too. */
export const keyOfRow = (row: PersonRow): string => {
  switch (row.is) {
    case 'owner':
      return 'owner';
    case 'adviser':
      return `adviser:${row.account._id}`;
    case 'staff':
      return `staff:${row.staff.user_id}`;
    case 'guest':
      return `guest:${row.grant.user_id}`;
  }
};
