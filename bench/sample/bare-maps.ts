import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, resolve } from 'node:path';
import { build } from 'esbuild';
import { build as buildPage, type Rolldown } from 'vite';

/** Pages that show the shapes of `/data.json` with a map library and nothing else; each says when it is drawn, and what became of it. */
export interface BareMaps {
  readonly mapLibre: string;
  /** With shaded hills under the shapes, as the product has them. */
  readonly withRelief: string;
  readonly openLayers: string;
  /** Doing the same as the product's map, by the product's own style and ground. */
  readonly ownStyle: string;
  close(): void;
}

const frame = (width: number, height: number, head: string, script: string): string =>
  `<!doctype html>${head}<style>body{margin:0}#map{width:${width}px;height:${height}px}</style><div id="map"></div><script type="module">${script}</script>`;

interface BareWish {
  readonly bounds: readonly number[];
  readonly width: number;
  readonly height: number;
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

/** A page of a map library in one file. */
async function pageScript(name: 'maplibre' | 'openlayers', bounds: readonly number[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`bench/sample/${name}-page.mjs`],
    define: { BOUNDS: JSON.stringify(bounds), ENGINE: '"/maplibre-gl.mjs"' },
    external: ['/maplibre-gl.mjs'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves the pages from one port of this machine; ground and settings come from the server that is measured. */
export async function serveBareMaps(data: string, wish: BareWish): Promise<BareMaps> {
  const { bounds, width, height, server: measured, reply } = wish;
  const style = '<link rel="stylesheet" href="/maplibre-gl.css">';
  const mapLibre = frame(width, height, style, "import '/maplibre.js';");
  const own = await ownFiles();
  const files = new Map<string, string | Uint8Array>([
    ['/maplibre.html', mapLibre],
    ['/openlayers.html', frame(width, height, '', "import '/openlayers.js';")],
    ['/maplibre.js', await pageScript('maplibre', bounds)],
    ['/openlayers.js', await pageScript('openlayers', bounds)],
    ['/data.json', data],
    ['/features.json', `${reply.slice(0, -1)},"bounds":${JSON.stringify(bounds)}}`],
    ...own,
  ]);
  const read = (path: string): string | Uint8Array | undefined =>
    files.get(path) ??
    (path.startsWith('/maplibre-gl') ? readFileSync(`node_modules/maplibre-gl/dist${path}`) : undefined);
  const base = (): string => {
    const address = server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  };
  const server: Server = createServer((request, outgoing) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    const respond = async (): Promise<void> => {
      const file = read(path);
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
    mapLibre: `${base()}/maplibre.html`,
    withRelief: `${base()}/maplibre.html?relief`,
    openLayers: `${base()}/openlayers.html`,
    ownStyle: `${base()}${OWN}index.html`,
    close: () => void server.close(),
  };
}
