import { externalRoles, internalRoles, invitationStates, type InvitationState } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

// The keys of the table are exactly the states.
const invitationState = z.enum(Object.keys(invitationStates) as [InvitationState, ...InvitationState[]]);

/** Access of an outside person, granted by name (Spec §3: user_id and name). */
export const externalGrant = z.object({
  user_id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(externalRoles),
  mayEdit: z.boolean(),
  /** Last day of the grant, 'YYYY-MM-DD' in New Zealand; null when it has no end. */
  expiresOn: nullableText,
  /** True after its last day: the grant gives no access. */
  isOver: z.boolean(),
  grantedAt: isoTime,
  grantedByName: nullableText,
  /** Latest invitation email. */
  invitation: z.nullable(
    z.object({
      state: invitationState,
      sentAt: isoTime,
      acceptedAt: nullableText,
      expiresAt: isoTime,
    }),
  ),
});
export type ExternalGrant = z.infer<typeof externalGrant>;

/** Person of the provider with a role on the plan (Spec §3: user_id and role). */
export const internalEntry = z.object({
  user_id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(internalRoles),
});

/** Roles by user id, merged into the stored ones; null or an empty text removes the role. */
export const roleMap = z
  .record(uuid, z.nullable(z.union([z.enum(internalRoles), z.literal('')])))
  .check(z.refine((map) => Object.keys(map).length > 0, 'Name at least one person'));
