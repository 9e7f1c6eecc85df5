import { externalRoles, internalRoles, invitationStates, type InvitationState } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

// The keys of the table are exactly the states.
const invitationState = z.enum(Object.keys(invitationStates) as [InvitationState, ...InvitationState[]]);

/** Somebody outside who was let in by name (Spec §3: user_id and name). */
export const externalGrant = z.object({
  user_id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(externalRoles),
  mayEdit: z.boolean(),
  /** The last day the grant counts, 'YYYY-MM-DD' in New Zealand; null without an end. */
  expiresOn: nullableText,
  /** Its last day is over: it counts for nothing. */
  isOver: z.boolean(),
  grantedAt: isoTime,
  grantedByName: nullableText,
  /** The newest letter. */
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

/** Somebody of the provider and the role held (Spec §3: user_id and role). */
export const internalEntry = z.object({
  user_id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(internalRoles),
});

/** Roles by user id: merged over what stands; null or an empty text takes the role away. */
export const roleMap = z
  .record(uuid, z.nullable(z.union([z.enum(internalRoles), z.literal('')])))
  .check(z.refine((map) => Object.keys(map).length > 0, 'Name at least one person'));
