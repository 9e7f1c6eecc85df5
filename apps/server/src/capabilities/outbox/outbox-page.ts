import { escapeHtml, plainPage } from '../../platform/http/plain-page.ts';
import type { OutboxLetter } from '../../platform/mail/mailer.ts';

const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const letterArticle = ({ to, subject, sentAt, text }: OutboxLetter): string =>
  `<article><p><strong>${escapeHtml(subject)}</strong></p><p>To ${escapeHtml(to)}, ${escapeHtml(sentAt)}</p>${text
    .split('\n\n')
    .map((part) => `<p>${linked(part)}</p>`)
    .join('')}</article>`;

/** Renders the page of letters that were not sent, where there is no mail server. */
export const outboxPage = (letters: readonly OutboxLetter[]): string =>
  plainPage(
    'Outbox',
    letters.length === 0 ? '<p>No letter has been written yet.</p>' : letters.map(letterArticle).join(''),
  );
