/** What is asked of an account: an organisation outside the provider, such as a firm of consultants. */
export const accountFields = {
  name: { type: 'text', label: 'Account name', required: true, maxLength: 120 },
  adminEmail: {
    type: 'text',
    label: 'Administrator’s e-mail',
    required: true,
    maxLength: 254,
    format: 'email',
    help: 'Whoever has this address looks after the account’s people. Somebody new is invited to it.',
  },
} as const;

export const accountSections = [
  { title: 'Account', fields: ['name', 'adminEmail'] },
] as const satisfies readonly {
  readonly title: string;
  readonly fields: readonly (keyof typeof accountFields)[];
}[];
