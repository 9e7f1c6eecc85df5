import { typesetDocument, type PlanDocument } from '@tussock/reports';
import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';

const renderer = createPdfRenderer(60_000);
afterAll(() => renderer.close());

/** As many lines stand before the table as bring it to every place at the foot of a page. */
const fillings = Array.from({ length: 16 }, (_, index) => 36 + index);

const document: PlanDocument = {
  name: 'Book',
  subject: 'Tōtara Flat',
  date: '22 November 2026',
  day: '2026-11-22',
  contentsTitle: 'Contents',
  hasFront: false,
  cover: { subtitle: '', facts: [], foot: '', picture: null },
  sections: fillings.map((lines) => ({
    id: `part-${lines}`,
    title: `Part ${lines}`,
    level: 1,
    isNewPage: true,
    blocks: [
      { type: 'items', items: Array.from({ length: lines }, (_, line) => `Line ${line}`) },
      { type: 'text', tone: 'note', text: `List${lines} of consents` },
      {
        type: 'table',
        label: 'Consents',
        columns: [{ header: 'Number', width: { fr: 1 } }],
        rows: [[`Row${lines}`]],
      },
    ],
  })),
};

test('the name of a list stands on the page on which the list begins', async () => {
  const { text } = readPdf(
    await renderer.render(typesetDocument(document), new Date('2026-11-22T00:00:00Z')),
  );
  const pages = text.split('\f');
  const pageOf = (words: string): number =>
    pages.findIndex((page) => new RegExp(`${words}\\b`, 'u').test(page));
  expect(fillings.map((lines) => pageOf(`List${lines}`))).toEqual(
    fillings.map((lines) => pageOf(`Row${lines}`)),
  );
});
