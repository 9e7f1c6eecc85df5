import { GEOMETRY, kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import { textOfUnsent } from './unsent-text.ts';

test('work that was never sent is kept as a text: what was done, when, and each value that was written, shapes as GeoJSON', () => {
  const shape = { type: 'Point', coordinates: [172, -43] };
  const set = { name: 'Creek', material: 'concrete', [GEOMETRY]: shape };
  const part = { entity: kinds.trough.id, entityId: 't', op: 'create', set } as const;
  const writes = [{ label: 'New trough', at: '2026-11-24T01:00:00Z', parts: [part] }];
  const [farm, done] = textOfUnsent('Glenburn', { writes, files: [] }).split('\n\n');
  expect(farm).toBe('Glenburn');
  expect(done?.split('\n')).toEqual([
    expect.stringMatching(/^New trough, .*2026/),
    `  Shape: ${JSON.stringify(shape)}`,
    '  Name: Creek',
    '  Material: Concrete',
  ]);
});
