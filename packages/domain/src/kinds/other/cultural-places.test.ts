import { expect, test } from 'vitest';
import { namesCulturalPlace } from './cultural-places.ts';

test.each([
  'Te Puna urupā',
  'Kōura drain (mahinga kai)',
  'WAHI TAPU',
  'wāhi tūpuna',
  'Old pā site',
  'Mahika kai',
])('given the text %s, then it names a cultural place', (text) =>
  expect(namesCulturalPlace(text)).toBe(true),
);

test.each(['Kōura drain', 'Tapuae paddock', 'Gravel pit', 'Pākihi', ''])(
  'given the text %s, then it names none',
  (text) => expect(namesCulturalPlace(text)).toBe(false),
);
