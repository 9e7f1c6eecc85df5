// A page that draws the shapes of `/data.json` with OpenLayers and nothing else; BOUNDS is put in when it is bundled.
import Map from 'ol/Map.js';
import View from 'ol/View.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import { transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import { Fill, Stroke, Style } from 'ol/style.js';

const style = new Style({
  fill: new Fill({ color: 'rgba(39,174,96,0.1)' }),
  stroke: new Stroke({ color: '#27AE60', width: 1.5 }),
});
const source = new VectorSource({ url: '/data.json', format: new GeoJSON() });
const map = new Map({ target: 'map', layers: [new VectorLayer({ source, style })], view: new View() });
map.getView().fit(transformExtent(BOUNDS, 'EPSG:4326', 'EPSG:3857'), { padding: [48, 48, 96, 48] });
source.once('featuresloadend', () =>
  map.once('rendercomplete', () => {
    document.body.dataset.drawn = 'yes';
  }),
);
map.on('click', ({ pixel }) => {
  const name = map.forEachFeatureAtPixel(pixel, (feature) => feature.get('name'));
  if (name) document.body.dataset.picked = name;
});
