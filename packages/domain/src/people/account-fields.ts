/** Fields of an account: an organisation outside the provider, such as a firm of consultants. */
export const accountFields = {
  name: { type: 'text', label: 'Account name', required: true, maxLength: 120 },
  adminEmail: {
    type: 'text',
    label: 'Administrator’s e-mail',
    required: true,
    maxLength: 254,
    format: 'email',
    help: 'The person with this address manages the account’s people. If they are new, they are sent an invitation.',
  },
} as const;

/** Fields of a new account, including the name by which a new administrator is greeted. */
export const newAccountFields = {
  ...accountFields,
  adminName: {
    type: 'text',
    label: 'Administrator’s name',
    maxLength: 120,
    help: 'The invitation greets them by it. Somebody who is known here already keeps their own.',
  },
} as const;

export const newAccountSections = [
  { title: 'Account', fields: ['name', 'adminName', 'adminEmail'] },
] as const satisfies readonly {
  readonly title: string;
  readonly fields: readonly (keyof typeof newAccountFields)[];
}[];

export const accountSections = [
  { title: 'Account', fields: ['name', 'adminEmail'] },
] as const satisfies readonly {
  readonly title: string;
  readonly fields: readonly (keyof typeof accountFields)[];
}[];
