import { roleNames, type GlobalRole } from '@tussock/domain';
import type { Letter } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

/** Letter to a new user, with a link to the sign-in. */
export function welcomeLetter(about: {
  to: string;
  name: string;
  role: GlobalRole;
  /** The user's account; null for the provider’s own people. */
  accountName: string | null;
  invitedByName: string;
  link: string;
}): Letter {
  const { to, name, role, accountName, invitedByName, link } = about;
  const asWhat = roleNames[role].toLowerCase();
  return writeLetter({
    to,
    subject:
      accountName === null ? 'You are invited to Tussock' : `You are invited to ${accountName} in Tussock`,
    lines: [
      `Kia ora ${name},`,
      `${invitedByName} has invited you to Tussock, where farm environmental plans are kept, as ${asWhat}${accountName === null ? '' : ` of ${accountName}`}.`,
      'Please open the link below and sign in with this e-mail address.',
    ],
    link: { address: link, label: 'Sign in to Tussock' },
    closing:
      'Only someone who can sign in with this address can use the link. If you were not expecting this letter, you can ignore it.',
  });
}
