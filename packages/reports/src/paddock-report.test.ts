import { expect, test } from 'vitest';
import { paddockReport } from './paddock-report.ts';
import { paddockFeature, reportContent, squareAt } from './testing/report-examples.ts';

const settings = { paddockFeatureMode: 'number', cropPastureMode: 'hectares' } as const;
const dataOf = (document: ReturnType<typeof paddockReport>): Record<string, unknown> =>
  JSON.parse(String(document.files['data.json'])) as Record<string, unknown>;

test('the same plan gives the same document, byte for byte', () => {
  const content = reportContent({ boundary: [squareAt(0, 0, 3)], features: [paddockFeature({})] });
  expect(paddockReport({ ...content, settings })).toEqual(paddockReport({ ...content, settings }));
});

test('every file that the template is told of is there', () => {
  const content = reportContent({ boundary: [squareAt(0, 0, 3)], features: [paddockFeature({})] });
  const report = paddockReport({ ...content, settings });
  const { charts, map } = dataOf(report) as {
    charts: { file: string | null }[];
    map: { file: string | null };
  };
  const told = [...charts.map(({ file }) => file), map.file].filter((file) => file !== null);
  expect(told.length).toBeGreaterThan(2);
  expect(Object.keys(report.files)).toEqual(expect.arrayContaining(told));
});

test('a plan with nothing in it asks for no map and no charts', () => {
  const data = dataOf(paddockReport({ ...reportContent(), settings }));
  expect(data).toMatchObject({ charts: [], silhouette: false, map: { file: null } });
});

test('markup in a name stays text: it goes by data, never into the template', () => {
  const hostile = paddockFeature({ name: '#panic() $x$ ]' });
  const { files } = paddockReport({ ...reportContent({ features: [hostile] }), settings });
  expect(files['paddock.typ']).not.toContain('panic()');
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
  const { map } = dataOf(paddockReport({ ...reportContent({ features: [chathams] }), settings })) as {
    map: { method: string[] };
  };
  expect(map.method.join(' ')).toContain('Chatham Islands Transverse Mercator');
});
