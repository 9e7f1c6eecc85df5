import { escapeHtml } from '../http/plain-page.ts';
import type { Letter } from './mailer.ts';

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** A paragraph of a letter; one with an address is a link. */
export type LetterLine = string | { readonly words: string; readonly address: string };

const textOf = (line: LetterLine): string =>
  typeof line === 'string' ? line : `${line.words}\n${line.address}`;
const htmlOf = (line: LetterLine): string =>
  typeof line === 'string'
    ? paragraph(line)
    : `<p><a href="${escapeHtml(line.address)}" style="color:#0d6769">${escapeHtml(line.words)}</a></p>`;

/** Formats a letter as text and as HTML with the same content: its lines, the main link, a closing. */
export function writeLetter(about: {
  to: string;
  subject: string;
  lines: readonly LetterLine[];
  link: { readonly address: string; readonly label: string };
  closing: string;
}): Letter {
  const { to, subject, lines, link, closing } = about;
  return {
    to,
    subject,
    text: [...lines.map(textOf), link.address, closing, 'Tussock'].join('\n\n'),
    html: `<!doctype html><html lang="en-NZ"><body style="font-family:sans-serif;font-size:16px;line-height:24px;color:#22301f">${lines
      .map(htmlOf)
      .join(
        '',
      )}<p><a href="${escapeHtml(link.address)}" style="display:inline-block;background:#2f6b33;color:#fff;padding:10px 18px;border-radius:3px;text-decoration:none">${escapeHtml(link.label)}</a></p>${paragraph(link.address)}${paragraph(closing)}<p>Tussock</p></body></html>`,
  };
}
