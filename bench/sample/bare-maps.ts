import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { build } from 'esbuild';

/** Pages that show the shapes of `/data.json` with a map library and nothing else; each says when it is drawn, and what was clicked. */
export interface BareMaps {
  readonly mapLibre: string;
  readonly openLayers: string;
  close(): void;
}

const frame = (width: number, height: number, head: string, script: string): string =>
  `<!doctype html>${head}<style>body{margin:0}#map{width:${width}px;height:${height}px}</style><div id="map"></div><script type="module">${script}</script>`;

/** A fill and a line, no names: less than the product draws. */
const mapLibreScript = (bounds: readonly number[]): string => `
import { Map, setWorkerUrl } from '/maplibre-gl.mjs';
setWorkerUrl('/maplibre-gl-worker.mjs');
const map = new Map({ container: 'map', fadeDuration: 0, bounds: ${JSON.stringify(bounds)}, fitBoundsOptions: { padding: 48 },
  style: { version: 8, sources: { plan: { type: 'geojson', data: '/data.json', buffer: 8 } }, layers: [
    { id: 'paper', type: 'background', paint: { 'background-color': '#f6f2e7' } },
    { id: 'areas', type: 'fill', source: 'plan', paint: { 'fill-color': '#27AE60', 'fill-opacity': 0.1, 'fill-antialias': false } },
    { id: 'lines', type: 'line', source: 'plan', paint: { 'line-color': '#27AE60', 'line-width': 1.5 } } ] } });
map.once('idle', () => { document.body.dataset.drawn = 'yes'; });
map.on('click', ({ point }) => {
  document.body.dataset.picked = map.queryRenderedFeatures(point)[0]?.properties.name ?? '';
});`;

const openLayersScript = (bounds: readonly number[]): string => `
import Map from 'ol/Map.js';
import View from 'ol/View.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import { transformExtent } from 'ol/proj.js';
import { Fill, Stroke, Style } from 'ol/style.js';
const style = new Style({ fill: new Fill({ color: 'rgba(39,174,96,0.1)' }), stroke: new Stroke({ color: '#27AE60', width: 1.5 }) });
const source = new VectorSource({ url: '/data.json', format: new GeoJSON() });
const map = new Map({ target: 'map', layers: [new VectorLayer({ source, style })], view: new View() });
map.getView().fit(transformExtent(${JSON.stringify(bounds)}, 'EPSG:4326', 'EPSG:3857'), { padding: [48, 48, 48, 48] });
source.once('featuresloadend', () => map.once('rendercomplete', () => { document.body.dataset.drawn = 'yes'; }));
map.on('click', ({ pixel }) => {
  document.body.dataset.picked = map.forEachFeatureAtPixel(pixel, (feature) => feature.get('name')) ?? '';
});`;

async function bundled(script: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: 'bench', loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves both pages from one port of this machine. */
export async function serveBareMaps(
  data: string,
  {
    bounds,
    width,
    height,
  }: { readonly bounds: readonly number[]; readonly width: number; readonly height: number },
): Promise<BareMaps> {
  const style = '<link rel="stylesheet" href="/maplibre-gl.css">';
  const openLayers = await bundled(openLayersScript(bounds));
  const pages: Readonly<Record<string, string>> = {
    '/maplibre': frame(width, height, style, mapLibreScript(bounds)),
    '/openlayers': frame(width, height, '', "import '/openlayers.js';"),
  };
  const server: Server = createServer((request, answer) => {
    const name = request.url ?? '/';
    const page = pages[name];
    if (page) return answer.setHeader('content-type', 'text/html').end(page);
    if (name === '/data.json') return answer.setHeader('content-type', 'application/json').end(data);
    if (name === '/openlayers.js') return answer.setHeader('content-type', 'text/javascript').end(openLayers);
    if (!name.startsWith('/maplibre-gl')) return answer.writeHead(404).end();
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return answer.setHeader('content-type', type).end(readFileSync(`node_modules/maplibre-gl/dist${name}`));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  const base = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return { mapLibre: `${base}/maplibre`, openLayers: `${base}/openlayers`, close: () => void server.close() };
}
