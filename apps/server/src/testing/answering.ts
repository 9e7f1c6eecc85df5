import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** A service of the outside that answers as told, until the test is over; its address. */
export async function answering(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
