/** What is asked of an account: an organisation outside the provider, such as a firm of consultants. */
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

export const accountSections = [
  { title: 'Account', fields: ['name', 'adminEmail'] },
] as const satisfies readonly {
  readonly title: string;
  readonly fields: readonly (keyof typeof accountFields)[];
}[];
