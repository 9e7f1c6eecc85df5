import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundaryIdOf, sectionIdOf } from '../record/entities.ts';
import { isSafeArchivePath } from './archive-rules.ts';
import { mapIds, mappedIds } from './map-ids.ts';

test.each(['../a', 'a/../b', '/a', 'a//b', 'a/', '', './a', 'a\\b', 'C:a', 'a\u0000b', 'a/..'])(
  'the path %j could lie outside of a folder',
  (path) => {
    expect(isSafeArchivePath(path)).toBe(false);
  },
);

test.each(['plan.json', 'documents/Wai Māori/Tōtara (2).pdf', 'a..b/.c'])(
  'the path %j lies within',
  (path) => {
    expect(isSafeArchivePath(path)).toBe(true);
  },
);

test('no path that is taken leaves the folder, whatever it is made of', () => {
  const pieces = fc.array(fc.constantFrom('..', '.', '/', '\\', 'a', ':', '', ' '), { maxLength: 8 });
  const leaves = (path: string): boolean => path.startsWith('/') || path.split(/[\\/]/).includes('..');
  fc.assert(
    fc.property(pieces, (parts) => {
      const path = parts.join('');
      expect(isSafeArchivePath(path) && leaves(path)).toBe(false);
    }),
  );
});

test('ids that follow from the plan are those of its new id, references too, and mapping back gives what there was', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.uuid(), (from, to, other) => {
      fc.pre(new Set([from, to, other, boundaryIdOf(from), boundaryIdOf(to)]).size === 5);
      const section = {
        id: sectionIdOf(from, 'waterways'),
        entity: 'section',
        values: { sectionKey: 'waterways' },
      };
      const rows = [section, { id: other, entity: 'remark', values: { about: section.id, plan: from } }];
      const mapped = mapIds(rows, mappedIds(rows, from, to));
      expect(mapped[0]?.id).toBe(sectionIdOf(to, 'waterways'));
      expect(mapped[1]).toEqual({ id: other, entity: 'remark', values: { about: mapped[0]?.id, plan: to } });
      expect(mapIds(mapped, mappedIds(mapped, to, from))).toEqual(rows);
    }),
  );
});
