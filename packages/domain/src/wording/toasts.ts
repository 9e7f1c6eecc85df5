import { counted } from '../formats/counted.ts';
interface PlanOwner {
  readonly email?: string | undefined;
  readonly contactName?: string | undefined;
}

/** Success sentences, word for word as specified (§8). */
export const toasts = {
  planCreated: ({ propertyName, email, contactName = 'its owner' }: PlanOwner & { propertyName: string }) =>
    email === undefined
      ? `${propertyName} has been created. Nobody has been invited yet: name its owner under Farm details.`
      : `${propertyName} has been created, and an invite has been sent to ${email}. The farm plan will be accessible when confirmed by ${contactName}.`,
  featureSaved: (noun: string) => `Your ${noun} has been successfully saved.`,
  featureDeleted: (noun: string) => `Your ${noun} has been successfully deleted.`,
  reminded: (letters: number) =>
    letters === 0
      ? 'No letter was sent: everybody was reminded of these today.'
      : `${counted(letters, 'letter is', 'letters are')} on the way.`,
  changesSaved: () => 'Your changes have been successfully saved.',
  signed: (version: number) => `You have signed version ${version}.`,
  signingRefused: () => 'Your note is being sent to the person who submitted the plan.',
  boundariesSaved: () => 'Your plan boundaries have been successfully saved.',
  emailChangeSent: (email: string) =>
    `Your changes have been successfully saved. We have sent a link to ${email}: open it to use that address.`,
  sessionEnded: () => 'The session has been ended.',
  sessionsEnded: () => 'You have been signed out everywhere else.',
  tokenWithdrawn: () => 'The access token has been withdrawn.',
  accessGranted: (grant: { property: string; name: string }) =>
    `Access to ${grant.property} for ${grant.name} has been granted.`,
  accessNarrowed: (grant: { property: string; name: string }) =>
    `${grant.name} can now only read ${grant.property}.`,
  accessRemoved: (grant: { property: string; name: string }) =>
    `Access to ${grant.property} for ${grant.name} has been removed.`,
  accessChangesSaved: () => 'Your access changes have been saved successfully.',
  consultantRequested: (provider: string) => `An email has been sent to ${provider}.`,
  personInvited: (created: { name: string; email: string }) =>
    `${created.name} has been created, and an invite has been sent to ${created.email}.`,
  namedSaved: (name: string) => `${name} has been successfully saved.`,
  namedDeleted: (name: string) => `${name} has been successfully deleted.`,
  userDeleted: () => 'User has been deleted successfully.',
  /** Beside what was saved, where it was on a hidden layer. */
  layerShown: (plural: string) => `The layer “${plural}” is on now, so that you see what you saved.`,
  columnsForgotten: () => 'Forgotten. You will be asked about the columns of this laboratory’s next file.',
  choicePutBack: () => 'Your choice is back to the saved boundary.',
  ledToPlan: () => 'This plan is waiting for you to confirm it, so we opened it first.',
  newVersion: () => 'Tussock has been updated. Reload the page to go on.',
  invitationSent: (email: string) => `A new invite has been sent to ${email}.`,
} as const;
