import { createServer, type AddressInfo, type Server } from 'node:net';
import { Aedes, type AedesPublishPacket } from 'aedes';

export interface TestBroker {
  readonly url: string;
  /** Names of the clients that are subscribed. */
  readonly clients: ReadonlySet<string>;
  /** How many were not let in. */
  refused(): number;
  publish(topic: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

/** A real broker in this process, which wants a name and a password. */
export async function startBroker(password: string): Promise<TestBroker> {
  let refused = 0;
  const broker = await Aedes.createBroker({
    authenticate(_client, username, given, done) {
      const isRight = username === 'tussock' && given?.toString() === password;
      if (!isRight) refused += 1;
      done(null, isRight);
    },
  });
  const clients = new Set<string>();
  broker.on('subscribe', (_subscriptions, { id }) => clients.add(id));
  broker.on('clientDisconnect', ({ id }) => clients.delete(id));
  const server: Server = createServer((socket) => broker.handle(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    url: `mqtt://127.0.0.1:${port}`,
    clients,
    refused: () => refused,
    publish: (topic, payload) =>
      new Promise((resolve, reject) => {
        const packet: AedesPublishPacket = {
          cmd: 'publish',
          qos: 1,
          dup: false,
          retain: false,
          topic,
          payload: Buffer.from(payload),
        } as AedesPublishPacket; // the broker numbers it itself
        broker.publish(packet, (error) => (error ? reject(error) : resolve()));
      }),
    close: () =>
      new Promise((resolve) => {
        broker.close(() => server.close(() => resolve()));
      }),
  };
}
