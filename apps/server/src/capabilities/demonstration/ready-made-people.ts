import type { GlobalRole } from '@tussock/domain';

export interface DemonstrationPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly globalRole: GlobalRole;
  /** What the sign-in page says of the person. */
  readonly role: string;
}

/** Fixed ids, so that scripts and tests can name these people. */
export const READY_MADE_PEOPLE = [
  {
    id: '01900000-0000-7000-8000-000000000001',
    email: 'admin@tussock.example',
    name: 'Mere Parata',
    globalRole: 'providerAdmin',
    role: 'Provider administrator',
  },
  {
    id: '01900000-0000-7000-8000-000000000002',
    email: 'staff@tussock.example',
    name: 'Tom Sinclair',
    globalRole: 'providerStaff',
    role: 'Provider staff',
  },
  {
    id: '01900000-0000-7000-8000-000000000003',
    email: 'consultant@tussock.example',
    name: 'Anika Rao',
    globalRole: 'accountAdmin',
    role: 'Consultant and account administrator',
  },
  {
    id: '01900000-0000-7000-8000-000000000004',
    email: 'owner@tussock.example',
    name: 'Wiremu Tāmati',
    globalRole: 'accountUser',
    role: 'Farm owner',
  },
] as const satisfies readonly DemonstrationPerson[];

/** The account the ready-made consultant belongs to. */
export const ADVISERS_ACCOUNT = { id: '01900000-0000-7000-8000-00000000000a', name: 'Tussock Advisers' };
