import { expect, test } from 'vitest';
import { tableIn } from '../../testing/read-blocks.ts';
import { blocksOfRows } from './farm-part.ts';

test('in a list of the farm details a column of sentences is wider than one of numbers, and a day is not broken', () => {
  const cell = (label: string, text: string) => ({ label, text });
  const rows = blocksOfRows([
    {
      label: 'Register of consents',
      text: '',
      rows: [
        [
          cell('Consent', 'SAM-10412'),
          cell('Ends', '16 Jan 2027'),
          cell('Conditions', 'At most 18 litres a second and 92,000 cubic metres in a year to 30 June.'),
        ],
      ],
    },
  ] as unknown as Parameters<typeof blocksOfRows>[0]); // what else a row has is for the screen
  const shares = tableIn(rows).columns.map(({ width }) => ('fr' in width ? width.fr : 0));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const [consent = 0, ends = 0, conditions = 0] = shares.map((share) => share / whole);
  expect(conditions).toBeGreaterThan(2 * ends - 0.05);
  expect(Math.min(consent, ends)).toBeGreaterThan(0.2);
});
