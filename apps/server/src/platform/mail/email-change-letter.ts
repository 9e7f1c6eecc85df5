import { EMAIL_CHANGE_HOURS } from '@tussock/domain';
import { escapeHtml } from '../http/plain-page.ts';
import type { Letter } from './mailer.ts';

/** The letter to a new address that asks whether it is to be used. */
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
