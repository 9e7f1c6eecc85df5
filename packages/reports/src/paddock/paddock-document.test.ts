import { expect, test } from 'vitest';
import { sentencesOf } from '../document/sentences-of.ts';
import { typesetDocument } from '../document/typeset-document.ts';
import { paddockDocument } from './paddock-document.ts';
import type { ReportContent } from '../report-input.ts';
import { paddockFeature, reportContent, squareAt } from '../testing/report-examples.ts';

const settings = { paddockFeatureMode: 'number', cropPastureMode: 'hectares' } as const;
const paddockReport = (content: ReportContent) => typesetDocument(paddockDocument(content, settings));

test('the same plan gives the same document, byte for byte', () => {
  const content = reportContent({ boundary: [squareAt(0, 0, 3)], features: [paddockFeature({})] });
  expect(paddockReport(content)).toEqual(paddockReport(content));
});

test('every file that the template is told of is there', () => {
  const content = reportContent({ boundary: [squareAt(0, 0, 3)], features: [paddockFeature({})] });
  const { files } = paddockReport(content);
  const told = [...String(files['data.json']).matchAll(/"file":"([^"]+)"/gu)].map(([, name = '']) => name);
  // The cover, three charts and the map, less the chart of crops, of which there are none.
  expect(told).toHaveLength(4);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(told));
});

test('a plan with nothing in it asks for no map and no charts, and says so', () => {
  const document = paddockDocument(reportContent(), settings);
  expect(document.cover.picture).toBeNull();
  const types = document.sections.flatMap(({ blocks }) => blocks.map(({ type }) => type));
  expect(types).not.toContain('map');
  expect(types).not.toContain('chart');
  expect(sentencesOf(document).join(' ')).toContain('There is nothing to draw yet');
});

test('markup in a name stays text: it goes by data, never into the template', () => {
  const hostile = paddockFeature({ name: '#panic() $x$ ]' });
  const { files } = paddockReport(reportContent({ features: [hostile] }));
  expect(files['document.typ']).not.toContain('panic()');
  expect(files['data.json']).toContain('#panic() $x$ ]');
});

test('a farm on the Chatham Islands is drawn in the projection of the islands', () => {
  const chathams = paddockFeature(
    {},
    {
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-176.51, -43.95],
            [-176.5, -43.95],
            [-176.5, -43.94],
            [-176.51, -43.94],
            [-176.51, -43.95],
          ],
        ],
      },
    },
  );
  const document = paddockDocument(reportContent({ features: [chathams] }), settings);
  expect(sentencesOf(document).join(' ')).toContain('Chatham Islands Transverse Mercator');
});
