import { EMAIL_CHANGE_HOURS } from '@tussock/domain';
import { escapeHtml } from '../http/plain-page.ts';
import type { Letter } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

/** Letter to a new e-mail address, to confirm its use. */
export function emailChangeLetter({ to, name, link }: { to: string; name: string; link: string }): Letter {
  const lines = [
    `Kia ora ${name},`,
    'You asked Tussock to send your letters to this address from now on. Please open the link below while you are signed in.',
  ];
  const closing = `The link works once, and for ${EMAIL_CHANGE_HOURS} hours. If you did not ask for this, you can ignore this letter.`;
  return {
    to,
    subject: 'Please confirm your new e-mail address',
    text: [...lines, link, closing, 'Tussock'].join('\n\n'),
    html: `<!doctype html><html lang="en-NZ"><body style="font-family:sans-serif;font-size:16px;line-height:24px;color:#22301f">${lines
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join(
        '',
      )}<p><a href="${escapeHtml(link)}" style="display:inline-block;background:#2f6b33;color:#fff;padding:10px 18px;border-radius:3px;text-decoration:none">Use this address</a></p><p>${escapeHtml(link)}</p><p>${closing}</p><p>Tussock</p></body></html>`,
  };
}

/** Letter to the present e-mail address after another one was requested, so that a person who did not request it can act. */
export const emailLeavingLetter = (about: {
  to: string;
  name: string;
  wished: string;
  publicUrl: string;
}): Letter =>
  writeLetter({
    to: about.to,
    subject: 'Your e-mail address is about to change',
    lines: [
      `Kia ora ${about.name},`,
      `You asked Tussock to send your letters to ${about.wished} from now on. This happens once the link in the letter sent there is opened.`,
    ],
    link: { address: `${about.publicUrl}/auth/my-details`, label: 'Open your details' },
    closing:
      'If you did not ask for this, sign in, save your present address again, and end your other sessions.',
  });

/** Letter to an e-mail address that another user has, in place of the link: the requester does not learn of this. */
export const emailTakenLetter = (about: { to: string; publicUrl: string }): Letter =>
  writeLetter({
    to: about.to,
    subject: 'This e-mail address is in use at Tussock already',
    lines: [
      'Kia ora,',
      'Somebody asked to use this address at Tussock. It belongs to a user already, so nothing changes.',
    ],
    link: { address: `${about.publicUrl}/welcome`, label: 'Sign in' },
    closing: 'If you asked for this yourself, sign in with this address. If not, you need not do anything.',
  });
