import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { build } from 'esbuild';

/** Pages that show the shapes of `/data.json` with a map library and nothing else; each says when it is drawn, and what became of it. */
export interface BareMaps {
  readonly mapLibre: string;
  /** With shaded hills under the shapes, as the product has them. */
  readonly withRelief: string;
  readonly openLayers: string;
  close(): void;
}

const frame = (width: number, height: number, head: string, script: string): string =>
  `<!doctype html>${head}<style>body{margin:0}#map{width:${width}px;height:${height}px}</style><div id="map"></div><script type="module">${script}</script>`;

interface BareWish {
  readonly bounds: readonly number[];
  readonly width: number;
  readonly height: number;
  /** A tile of heights, by the end of its address. */
  readonly heights: (path: string) => Promise<Uint8Array | null>;
}

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

/** Serves the pages from one port of this machine; heights come from the server that is measured. */
export async function serveBareMaps(
  data: string,
  { bounds, width, height, heights }: BareWish,
): Promise<BareMaps> {
  const style = '<link rel="stylesheet" href="/maplibre-gl.css">';
  const scripts: Readonly<Record<string, string>> = {
    '/maplibre.js': await pageScript('maplibre', bounds),
    '/openlayers.js': await pageScript('openlayers', bounds),
  };
  const mapLibre = frame(width, height, style, "import '/maplibre.js';");
  const pages: Readonly<Record<string, string>> = {
    '/maplibre': mapLibre,
    '/maplibre?relief': mapLibre,
    '/openlayers': frame(width, height, '', "import '/openlayers.js';"),
  };
  const server: Server = createServer((request, answer) => {
    const name = request.url ?? '/';
    const page = pages[name];
    if (page) return answer.setHeader('content-type', 'text/html').end(page);
    if (name === '/data.json') return answer.setHeader('content-type', 'application/json').end(data);
    const script = scripts[name];
    if (script) return answer.setHeader('content-type', 'text/javascript').end(script);
    if (name.startsWith('/heights/'))
      return void heights(name.slice('/heights/'.length)).then((tile) =>
        tile ? answer.setHeader('content-type', 'image/png').end(tile) : answer.writeHead(404).end(),
      );
    if (!name.startsWith('/maplibre-gl')) return answer.writeHead(404).end();
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return answer.setHeader('content-type', type).end(readFileSync(`node_modules/maplibre-gl/dist${name}`));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  const base = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    mapLibre: `${base}/maplibre`,
    withRelief: `${base}/maplibre?relief`,
    openLayers: `${base}/openlayers`,
    close: () => void server.close(),
  };
}
