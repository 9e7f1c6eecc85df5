import { SMTPServer } from 'smtp-server';

/** A real mail server on a port of its own, that takes what it is sent. */
export interface MailServer {
  /** As `SMTP_URL` has it. */
  readonly url: string;
  /** The letters, as they came over the wire. */
  readonly received: string[];
  readonly close: () => Promise<void>;
}

/** How it behaves where it does not take everything. */
interface Manners {
  /** The code a recipient is refused with; undefined to take the letter. */
  readonly refuse?: (address: string) => number | undefined;
  /** Whether the letter just taken is acknowledged; the sender waits in vain where it is not. */
  readonly isAnswered?: (raw: string) => Promise<boolean>;
}

export async function startMailServer({
  refuse = () => undefined,
  isAnswered = async () => true,
}: Manners = {}): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      const code = refuse(address);
      answer(code === undefined ? null : Object.assign(new Error('refused'), { responseCode: code }));
    },
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push(raw);
        void isAnswered(raw).then((isTaken) => isTaken && answer());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
