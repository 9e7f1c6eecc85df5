// MapLibre and Terra Draw alone doing what the product's map does: the same style, shapes, names, symbols, rivers, relief and contours, without
// the plan's record, the panel and the page around them. What is dearer on the drawing screen than here is the product's own doing.
import '@tussock/ui/tokens.css';
import { allKinds, groundLayers, waterLayers } from '@tussock/domain';
import { TerraDraw, TerraDrawSelectMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { readPalette } from '../../../apps/web/src/map/engine/palette.ts';
import { paperStyle } from '../../../apps/web/src/map/engine/paper-style.ts';
import { startMap } from '../../../apps/web/src/map/engine/start-map.ts';
import { fitInto, NEW_ZEALAND } from '../../../apps/web/src/map/frame-of-map.ts';
import { addGround } from '../../../apps/web/src/map/ground/add-ground.ts';
import { FeatureSource } from '../../../apps/web/src/map/layers/feature-source.ts';
import { mapFeatureFrom } from '../../../apps/web/src/map/layers/map-feature.ts';
import { asSeen, FEATURE_LAYERS, planLayers } from '../../../apps/web/src/map/layers/plan-layers.ts';
import { LABEL_ZOOM } from '../../../apps/web/src/map/layers/label-layers.ts';
import { stackAtFirst } from '../../../apps/web/src/map/layers/plan-stack.ts';
import { SOURCES } from '../../../apps/web/src/map/layers/shape-layers.ts';

/** A pointer hits what is this near to it, pixels, as in the product. */
const HIT = 5;
const ask = async (path) => (await fetch(path)).json();
const [tiles, { results, bounds }] = await Promise.all([ask('/api/settings'), ask('/features.json')]);
const palette = readPalette();
const idsOf = (things) => things.map(({ id }) => id);
let features = results.flatMap((feature) => mapFeatureFrom(feature) ?? []);
const style = paperStyle(tiles, palette, {
  hasTitles: false,
  ...stackAtFirst(planLayers(palette, LABEL_ZOOM), features, new Map()),
});
const seen = { visible: idsOf(allKinds), hasLabels: true, water: idsOf(waterLayers) };
const layers = style.layers.map((layer) => asSeen(layer, seen));
const map = startMap(document.querySelector('#map'), { ...style, layers }, NEW_ZEALAND);
// Clear of the buttons that stand over the map of the product.
map.getContainer().style.scrollPaddingBottom = '96px';
fitInto(map, bounds);
const say = (what) => map.once('idle', () => (document.body.dataset[what] = 'yes'));
await map.once('style.load');
const source = new FeatureSource(map, LABEL_ZOOM, features);
source.show(features);
map.once('idle', () => {
  document.body.dataset.drawn = 'yes';
  addGround(map, tiles, palette).show(idsOf(groundLayers.filter(({ isShownAtFirst }) => isShownAtFirst)));
});

/** For whoever changes what it shows, or asks what it costs. */
globalThis.map = map;
globalThis.featuresSource = SOURCES.features;

let picked = '';
map.on('click', ({ point: { x, y } }) => {
  const near = [
    [x - HIT, y - HIT],
    [x + HIT, y + HIT],
  ];
  const [hit] = map.queryRenderedFeatures(near, { layers: [...FEATURE_LAYERS] });
  if (!hit) return;
  picked = hit.properties._id;
  map.setFeatureState({ source: SOURCES.features, id: picked }, { selected: true });
  document.body.dataset.picked = picked;
});

/** What was picked was on the map already: there is nothing to look up. */
globalThis.findPicked = () => undefined;
let draw;
document.addEventListener('keydown', ({ key }) => {
  if (key === 'e') {
    const { geometry } = results.find(({ _id }) => _id === picked);
    const flags = { feature: { draggable: true, coordinates: { midpoints: true, draggable: true } } };
    const modeName = geometry.type === 'Polygon' ? 'polygon' : 'linestring';
    draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 7 }),
      modes: [new TerraDrawSelectMode({ flags: { [modeName]: flags } })],
    });
    draw.start();
    draw.addFeatures([
      { type: 'Feature', id: crypto.randomUUID(), geometry, properties: { mode: 'select' } },
    ]);
    draw.setMode('select');
    source.show(features.filter(({ id }) => id !== picked));
    say('edited');
  }
  if (key === 's') {
    draw.stop();
    // As after an edit: a new object for the one shape, the rest as they were.
    features = features.map((feature) => (feature.id === picked ? { ...feature } : feature));
    source.show(features);
    say('saved');
  }
});
