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
  /** Whether it lets in whoever signs in. */
  readonly isLetIn?: () => boolean;
  /** The code a sender is refused with; undefined to take the letter. */
  readonly refuseSender?: () => number | undefined;
  /** The code a letter is refused with once it is read; undefined to take it. */
  readonly refuseLetter?: () => number | undefined;
  /** Whether the letter just taken is acknowledged; the sender waits in vain where it is not. */
  readonly isAnswered?: (raw: string) => Promise<boolean>;
}

const refusalOf = (code: number | undefined): Error | null =>
  code === undefined ? null : Object.assign(new Error('refused'), { responseCode: code });

export async function startMailServer({
  refuse = () => undefined,
  isLetIn = () => true,
  refuseSender = () => undefined,
  refuseLetter = () => undefined,
  isAnswered = async () => true,
}: Manners = {}): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Nothing is secret here.
    allowInsecureAuth: true,
    onAuth: ({ username = '' }, _session, answer) =>
      isLetIn() ? answer(null, { user: username }) : answer(refusalOf(535)),
    onMailFrom: (_address, _session, answer) => answer(refusalOf(refuseSender())),
    onRcptTo: ({ address }, _session, answer) => answer(refusalOf(refuse(address))),
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push(raw);
        void isAnswered(raw).then((isTaken) => isTaken && answer(refusalOf(refuseLetter())));
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
