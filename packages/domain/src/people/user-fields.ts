import { roleNames } from '../access/role-names.ts';
import type { GlobalRole } from '../access/roles.ts';
import { defineOptions } from '../kind/options.ts';

const person = {
  name: { type: 'text', label: 'Name', required: true, maxLength: 120 },
  email: {
    type: 'text',
    label: 'E-mail',
    required: true,
    maxLength: 254,
    format: 'email',
    help: 'They sign in with this address, and the invitation goes to it',
  },
} as const;

const providerRoles = defineOptions([
  {
    key: 'providerAdmin',
    label: roleNames.providerAdmin,
    help: 'Everything, people and accounts included',
  },
  {
    key: 'providerStaff',
    label: roleNames.providerStaff,
    help: 'Creates plans and works on the ones they lead',
  },
]) satisfies readonly { readonly key: GlobalRole }[];

const accountRoles = defineOptions([
  { key: 'accountAdmin', label: roleNames.accountAdmin, help: 'Also manages the account’s people' },
  { key: 'accountUser', label: roleNames.accountUser, help: 'Works on the account’s plans' },
]) satisfies readonly { readonly key: GlobalRole }[];

/** Fields of a user of the provider. */
export const providerUserFields = {
  ...person,
  role: { type: 'enum', label: 'Role', required: true, options: providerRoles },
} as const;

/** Fields of a user of an account. */
export const accountUserFields = {
  ...person,
  role: { type: 'enum', label: 'Role', required: true, options: accountRoles },
} as const;

export const userSections = [
  { title: 'Person', fields: ['name', 'email', 'role'] },
] as const satisfies readonly {
  readonly title: string;
  readonly fields: readonly (keyof typeof providerUserFields)[];
}[];
