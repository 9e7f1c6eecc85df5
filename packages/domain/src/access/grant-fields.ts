/** Fields of a grant that gives an outside person access to a plan. The form and the server's check are both derived from them. */
export const externalGrantFields = {
  name: { type: 'text', label: 'Name', required: true, maxLength: 120 },
  email: {
    type: 'text',
    label: 'E-mail',
    required: true,
    maxLength: 254,
    format: 'email',
    help: 'A link is sent to this address; only someone who signs in with it gets access',
  },
  expiresOn: {
    type: 'date',
    label: 'Last day',
    help: 'Leave it empty for access without an end',
  },
  mayEdit: { type: 'boolean', label: 'May edit features on the map' },
} as const;

const { name, email } = externalGrantFields;
/** Fields that name the owner of a farm. */
export const namedOwnerFields = { name, email } as const;

/** Fields of a request from a plan to the provider for a consultant. */
export const consultantRequestFields = {
  message: {
    type: 'longText',
    label: 'Message',
    required: true,
    maxLength: 2000,
    help: 'What the farm needs advice on, and how to reach you',
  },
} as const;
