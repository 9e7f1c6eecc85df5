interface StateDeclaration {
  readonly label: string;
  readonly variant: 'info' | 'success' | 'warning' | 'secondary';
}

/** States of an invitation. */
export const invitationStates = {
  sent: { label: 'Invitation sent', variant: 'info' },
  accepted: { label: 'Accepted', variant: 'success' },
  expired: { label: 'Invitation expired', variant: 'warning' },
  replaced: { label: 'Invitation replaced', variant: 'secondary' },
} as const satisfies Readonly<Record<string, StateDeclaration>>;
export type InvitationState = keyof typeof invitationStates;

/** Computes the state of an invitation at a given time. A used or replaced invitation keeps that state after it expires. */
export function invitationStateOf(
  invitation: {
    readonly acceptedAt: Date | null;
    readonly replacedAt: Date | null;
    readonly expiresAt: Date;
  },
  at: Date,
): InvitationState {
  if (invitation.acceptedAt !== null) return 'accepted';
  if (invitation.replacedAt !== null) return 'replaced';
  return invitation.expiresAt <= at ? 'expired' : 'sent';
}
