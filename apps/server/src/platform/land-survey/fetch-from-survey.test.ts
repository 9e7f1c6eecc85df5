import { expect, test } from 'vitest';
import { answering } from '../../testing/answering.ts';
import { fetchFromSurvey } from './fetch-from-survey.ts';
import { koordinatesSurvey } from './koordinates-survey.ts';
import type { LandSurvey } from './land-survey.ts';

const surveyAt = (url: string, riverTilesUrl = `${url}/rivers/{x}/{y}`) =>
  koordinatesSurvey({
    url,
    key: 'the-key',
    layers: { titles: '1', parcels: '2', addresses: '3' },
    riverTilesUrl,
  });

test('[ERR-survey] is not led elsewhere: the key is for this host alone', async () => {
  const asked: string[] = [];
  const elsewhere = await answering((request, response) => {
    asked.push(request.headers.authorization ?? '');
    response.end('{}');
  });
  const url = await answering((_request, response) => {
    response.writeHead(302, { location: elsewhere }).end();
  });
  await expect(fetchFromSurvey(new URL(url), { key: 'the-key' })).rejects.toMatchObject({
    code: 'surveyUpstream',
  });
  expect(asked).toEqual([]);
});

test('[ERR-survey] reads no more than an answer may weigh', async () => {
  const url = await answering((_request, response) => {
    const more = (): void => {
      while (response.write(Buffer.alloc(65_536)));
      response.once('drain', more);
    };
    more();
  });
  await expect(fetchFromSurvey(new URL(url), { key: '', mostBytes: 1_000_000 })).rejects.toMatchObject({
    code: 'surveyUpstream',
  });
});

test('[API-EXT-2] what is no tile is not passed on as one', async () => {
  const url = await answering((_request, response) => void response.end('<html>Sorry</html>'));
  await expect(surveyAt(url).riverTile(4000, 2600)).rejects.toMatchObject({ code: 'surveyUpstream' });
});

test('[API-EXT-2] the key of the survey is not sent to another host for its rivers', async () => {
  const asked: (string | undefined)[] = [];
  const rivers = await answering((request, response) => {
    asked.push(request.headers.authorization);
    response.end();
  });
  await surveyAt('http://127.0.0.1:9', `${rivers}/{x}/{y}`).riverTile(4000, 2600);
  expect(asked).toEqual([undefined]);
});

test.each([
  ['parcels', (survey: LandSurvey) => survey.titlesByAppellation('Lot 4', 0)],
  ['addresses', (survey: LandSurvey) => survey.titlesByAddress('12 Tōtara Road', 0)],
] as const)('[API-EXT-2] %s that cannot be read are the fault of the survey', async (_, ask) => {
  const unread = { features: [{ properties: null }] };
  const url = await answering((_request, response) => void response.end(JSON.stringify(unread)));
  await expect(ask(surveyAt(url))).rejects.toMatchObject({ code: 'surveyUpstream' });
});

const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43.6],
      [west + 0.001, -43.6],
      [west + 0.001, -43.599],
      [west, -43.599],
      [west, -43.6],
    ],
  ],
});
const titleOf = (id: number, geometry: unknown) => ({
  type: 'Feature',
  geometry,
  properties: { id, title_no: `CB90${id}A/547` },
});

test('[API-EXT-2] a title that cannot be read keeps nobody from the others', async () => {
  const sent = { features: [titleOf(1, square(171.6)), titleOf(2, null), titleOf(3, square(171.7))] };
  const url = await answering((_request, response) => void response.end(JSON.stringify(sent)));
  const { titles } = await surveyAt(url).titlesByNumber('CB90', 0);
  expect(titles.map(({ titleNumber }) => titleNumber)).toEqual(['CB901A/547', 'CB903A/547']);
});

test('[API-EXT-2] titles of which none can be read are the fault of the survey', async () => {
  const sent = { features: [titleOf(2, null)] };
  const url = await answering((_request, response) => void response.end(JSON.stringify(sent)));
  await expect(surveyAt(url).titlesByNumber('CB90', 0)).rejects.toMatchObject({ code: 'surveyUpstream' });
});
