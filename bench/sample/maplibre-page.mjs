// A page that draws the shapes of `/data.json` with MapLibre and edits one with Terra Draw, and nothing else: a fill and a line, no names,
// which is less than the product draws. BOUNDS and ENGINE are put in when it is bundled.
import { TerraDraw, TerraDrawSelectMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';

const { Map, setWorkerUrl } = await import(ENGINE);
setWorkerUrl('/maplibre-gl-worker.mjs');
const hasRelief = location.search === '?relief';
const plan = { type: 'geojson', data: '/data.json', buffer: 8, promoteId: '_id' };
const relief = {
  type: 'raster-dem',
  tiles: [`${location.origin}/api/tiles/terrain/{z}/{x}/{y}.png`],
  maxzoom: 14,
  tileSize: 512,
};
const map = new Map({
  container: 'map',
  fadeDuration: 0,
  bounds: BOUNDS,
  fitBoundsOptions: { padding: { top: 48, right: 48, bottom: 96, left: 48 } },
  style: {
    version: 8,
    sources: { plan, ...(hasRelief ? { relief } : {}) },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': '#f6f2e7' } },
      ...(hasRelief ? [{ id: 'hills', type: 'hillshade', source: 'relief' }] : []),
      {
        id: 'areas',
        type: 'fill',
        source: 'plan',
        paint: { 'fill-color': '#27AE60', 'fill-opacity': 0.1, 'fill-antialias': false },
      },
      { id: 'lines', type: 'line', source: 'plan', paint: { 'line-color': '#27AE60', 'line-width': 1.5 } },
    ],
  },
});
const say = (what) => map.once('idle', () => (document.body.dataset[what] = 'yes'));
say('drawn');

/** The shapes as they are, for the edit: asked for when everything is measured that does not need them. */
const shapes = () => fetch('/data.json').then(async (answer) => (await answer.json()).features);
let picked, draw, edited;
map.on('click', async ({ point }) => {
  picked = map.queryRenderedFeatures(point)[0]?.properties._id ?? '';
  if (picked) document.body.dataset.picked = picked;
});
globalThis.findPicked = async () => {
  edited = (await shapes()).find(({ properties }) => properties._id === picked);
};
document.addEventListener('keydown', ({ key }) => {
  const source = map.getSource('plan');
  if (key === 'e') {
    const flags = { feature: { draggable: true, coordinates: { midpoints: true, draggable: true } } };
    const modeName = edited.geometry.type === 'Polygon' ? 'polygon' : 'linestring';
    draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 7 }),
      modes: [new TerraDrawSelectMode({ flags: { [modeName]: flags } })],
    });
    draw.start();
    const id = crypto.randomUUID();
    draw.addFeatures([{ type: 'Feature', id, geometry: edited.geometry, properties: { mode: 'select' } }]);
    draw.setMode('select');
    source.updateData({ remove: [picked] });
    say('edited');
  }
  if (key === 's') {
    draw.stop();
    source.updateData({ add: [edited] });
    say('saved');
  }
});
