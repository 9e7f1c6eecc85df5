import { createServer, type Server } from 'node:http';
import { extname, resolve } from 'node:path';
import { build as buildPage, type Rolldown } from 'vite';

/** A page that shows the shapes of a plan with MapLibre and nothing else; it says when it is drawn, and what became of it. */
export interface BareMaps {
  /** Doing the same as the product's map, by the product's own style and ground. */
  readonly ownStyle: string;
  close(): void;
}

interface BareWish {
  readonly bounds: readonly number[];
  /** The server that is measured: it is asked for heights, rivers and settings. */
  readonly server: { readonly url: string; readonly cookie: string };
  /** The features of the plan as the server gives them. */
  readonly reply: string;
}

const OWN = '/own-style/';

/** The page of the product's own style, built as the product is; its files by their names. */
async function ownFiles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = (await buildPage({
    configFile: false,
    root: resolve('bench/sample/own-style'),
    base: OWN,
    logLevel: 'silent',
    worker: { format: 'es' },
    build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false }, write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => [OWN + file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.geojson': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves the pages from one port of this machine; ground and settings come from the server that is measured. */
export async function serveBareMaps(wish: BareWish): Promise<BareMaps> {
  const { bounds, server: measured, reply } = wish;
  const own = await ownFiles();
  const files = new Map<string, string | Uint8Array>([
    ['/features.json', `${reply.slice(0, -1)},"bounds":${JSON.stringify(bounds)}}`],
    ...own,
  ]);
  const base = (): string => {
    const address = server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  };
  const server: Server = createServer((request, outgoing) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    const respond = async (): Promise<void> => {
      const file = files.get(path);
      if (file !== undefined) {
        outgoing.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain').end(file);
        return;
      }
      if (!path.startsWith('/api/')) return void outgoing.writeHead(404).end();
      const { url, cookie } = measured;
      const answer = await fetch(`${url}${path}`, { headers: { cookie } });
      const type = answer.headers.get('content-type') ?? 'text/plain';
      outgoing.writeHead(answer.status, { 'content-type': type });
      // The addresses of tiles lead here: the browser has no session with the server itself.
      if (type.includes('json')) outgoing.end((await answer.text()).replaceAll(url, base()));
      else outgoing.end(new Uint8Array(await answer.arrayBuffer()));
    };
    void respond();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    ownStyle: `${base()}${OWN}index.html`,
    close: () => void server.close(),
  };
}
