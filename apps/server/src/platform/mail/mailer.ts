import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { PermanentFailure } from '../jobs/job-worker.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A letter as the outbox page shows it. */
export interface OutboxLetter extends Letter {
  readonly id: string;
  readonly sentAt: string;
}

export interface Mailer {
  /**
   * Sends a letter. The id gives the Message-ID, so that duplicates are recognised.
   *
   * @throws PermanentFailure when the mail server refuses this letter for good
   */
  send(id: string, letter: Letter): Promise<void>;
  /** Lists letters stored on disk where there is no mail server, newest first. */
  outbox(): Promise<readonly OutboxLetter[]>;
}

/** Time-outs of each SMTP step, and of a whole letter. */
const STEP_TIMEOUT_MS = 20_000;
const LETTER_TIMEOUT_MS = 60_000;
const PERMANENT = 500;
/** SMTP commands at which a server judges the letter: its recipient and its content. A refusal before them concerns us, and every letter alike. */
const OF_THE_LETTER: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }; // every key may be absent
  return responseCode !== undefined && responseCode >= PERMANENT && OF_THE_LETTER.has(command);
}

/** Creates a mailer by SMTP. Tests may shorten the time-outs. */
export function smtpMailer(
  url: string,
  from: string,
  publicUrl: string,
  { stepMs = STEP_TIMEOUT_MS, letterMs = LETTER_TIMEOUT_MS } = {},
): Mailer {
  // The times must be handed over with the address: a transport does not read its options again once it is made.
  const transport = nodemailer.createTransport(
    {
      url,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
      dnsTimeout: stepMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const host = new URL(publicUrl).hostname;
  return {
    async send(id, { to, subject, text, html }) {
      try {
        // A server that goes on sending a little keeps every step within its time: the whole has an end too.
        const signal = AbortSignal.timeout(letterMs);
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          // Nobody’s machine answers that they are away (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
      } catch (error) {
        throw isRefusedForGood(error) ? new PermanentFailure(String(error)) : error;
      }
    },
    outbox: () => Promise.resolve([]),
  };
}

/** Creates a mailer that stores letters as files in a folder, for development and demonstration. */
export function folderMailer(folder: string, now: () => Date): Mailer {
  return {
    async send(id, letter) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${id}.json`);
      await writeFile(
        `${path}.part`,
        JSON.stringify({ id, sentAt: now().toISOString(), ...letter } satisfies OutboxLetter),
      );
      await rename(`${path}.part`, path);
    },
    async outbox() {
      const names = await readdir(folder).catch(() => []);
      const letters = await Promise.all(
        // Files written by `send` above.
        names
          .filter((name) => name.endsWith('.json'))
          .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxLetter), // written by this mailer
      );
      return letters.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
    },
  };
}
