import { distanceMetres, type Position } from '@tussock/geometry';
import { kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import { farmMap } from '../map/farm-map.ts';
import { groundOf } from '../map/ground.ts';
import { squareAt } from '../testing/report-examples.ts';
import { rowsAcross } from './rows-across.ts';

const METRES_PER_POINT = 0.0254 / 72;

test('a table beside itself runs down the first part, then the next, and what is left over stays empty', () => {
  const { columns, rows } = rowsAcross({
    columns: [{ header: 'No.', width: { mm: 9 } }],
    rows: [['1'], ['2'], ['3'], ['4'], ['5']],
    across: 3,
  });
  expect(columns).toHaveLength(3);
  expect(rows).toEqual([
    ['1', '3', '5'],
    ['2', '4', ''],
  ]);
});

test('the stated scale is true: two places on the ground lie as far apart on paper', () => {
  const [west, east]: [Position, Position] = [
    [172.4, -42.8],
    [172.43, -42.78],
  ];
  const tank = (name: string, coordinates: Position) => ({
    id: name,
    kindId: kinds.waterTank.id,
    geometry: { type: 'Point' as const, coordinates },
    attributes: { name },
    areaM2: null,
    lengthMetres: null,
  });
  const ground = groundOf([squareAt(0, 0, 30)], [tank('West', west), tank('East', east)]);
  const map = ground && farmMap(ground, { paddocks: [], uprightHeight: 600 });
  const symbols = (map?.scene.marks ?? []).flatMap((mark) =>
    mark.shape === 'text' && (mark.text === 'West' || mark.text === 'East') ? [mark] : [],
  );
  const [one, other] = symbols;
  const points = Math.hypot((other?.x ?? 0) - (one?.x ?? 0), (other?.y ?? 0) - (one?.y ?? 0));
  const ratio = distanceMetres(west, east) / (points * METRES_PER_POINT);
  expect(ratio / (map?.ratio ?? 0)).toBeCloseTo(1, 2);
});
