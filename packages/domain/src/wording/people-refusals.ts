const listed = (names: readonly string[]): string => new Intl.ListFormat('en-NZ').format([...names]);

/** Refusals of changes to a user or an account that the specification has no sentence for. */
export const peopleRefusals = {
  emailTaken: 'There is already a user with this email address',
  emailIsTheirs: 'People who have signed in change their email address themselves, under My details',
  emailHasPlans: 'This address has a role on a farm plan. Ask your provider to change it',
  adminIsElsewhere:
    'Someone with this email address already belongs to another organisation. Use a different address',
  oneself: 'You cannot delete yourself. Ask another administrator.',
  lastProviderAdmin: 'This is the last provider administrator. Make someone else an administrator first.',
  lastAccountAdmin:
    'This is the last administrator of the account. Make someone else an administrator first.',
  adminNeedsAccount: 'Only someone who belongs to an account can be its administrator',
  accountMissing: 'Choose the account the user belongs to',
  ownerHasConfirmed: 'The owner has confirmed the details already.',
  isOwnerAlready: 'This is the address of the owner who is named now',
  ownerIsOfProvider: 'This person works for the provider, and cannot own the farm here',
  /** Refusal to leave a plan without a lead or an owner. */
  lastOfPlans: (name: string, roleName: string, propertyNames: readonly string[]) =>
    `${name} is the only ${roleName.toLowerCase()} of ${listed(propertyNames)}. Give that role to somebody else first.`,
} as const;
