import { foldForSearch } from '@tussock/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { foldedText } from './fold-search.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What people here write: letters with macrons and other marks, whole or taken apart, and all that is folded away. */
const text = fc
  .array(
    fc.constantFrom(
      ...'a b z A Z 0 1 9 ā Ā ē ī Ō ū é Å ñ ç'.split(' '),
      ' ',
      'a\u0304',
      "'",
      '’',
      'ʻ',
      '-',
      '–',
      '/',
      '  ',
      '\u00a0',
      '\t',
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

test('the database folds a text as the domain does', async () => {
  const texts = fc.sample(text, 300);
  const { rows } = await sql<{ folded: string }>`
    select ${foldedText(sql.ref('one.text'))} as folded
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as one (text, place)
    order by place`.execute(server.database.db);
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldForSearch));
});
