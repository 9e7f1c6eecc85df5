import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportWords } from '@tussock/domain';
import { planBook, sentencesOf, type PlanDocument } from '@tussock/reports';
import { bookExample } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { DocumentView } from './document-view.tsx';

const book = planBook(bookExample);

function renderBook(document: PlanDocument = book): HTMLElement {
  const { container } = render(
    <DocumentView document={document} addressOf={(id) => (id === 'before' ? '/before.jpg' : undefined)} />,
  );
  return container;
}

/** All that a page says, to those who see it and to those who hear it. */
const saidBy = (page: HTMLElement): string =>
  [
    page.textContent,
    ...[...page.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  ].join(' ');

test('[RT-23] every sentence of the document is on the page', () => {
  const page = saidBy(renderBook());
  expect(sentencesOf(book).filter((sentence) => !page.includes(sentence))).toEqual([]);
});

test('[RT-23] every part has an anchor, and the contents lead to each', () => {
  const page = renderBook();
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const leads = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.slice(1));
  expect(leads).toEqual(book.sections.map(({ id }) => id));
  expect(leads.filter((id) => !page.querySelector(`[id="${id ?? ''}"]`))).toEqual([]);
});

test('the contents open by a button, and close when one is chosen', async () => {
  renderBook();
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Contents' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'Documents' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('headings follow each other without a gap', () => {
  renderBook();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  expect(levels[0]).toBe('H2');
});

test('a picture is shown with its words; one that is not there has a frame that says so', () => {
  renderBook();
  expect(screen.getByRole('img', { name: 'Bare bank' }).getAttribute('src')).toBe('/before.jpg');
  expect(screen.getByText('Picture not available')).toBeDefined();
});

test('what the land brings is dashed, what remains is solid, and both say their level', () => {
  renderBook();
  const table = screen.getByRole('region', { name: 'River flats' });
  const before = within(table).getByText('9 High');
  const after = within(table).getAllByText('7 High').at(-1);
  expect(before.style.background).toBe('');
  expect(after?.style.background).not.toBe('');
});

test('a plan with nothing in it is a page that says so', () => {
  renderBook(planBook({ ...bookExample, rows: [] }));
  expect(screen.getByText('No action is in the plan yet.')).toBeDefined();
});

test('a figure opens how it came about', async () => {
  const reason = ['2,400 head × 348.506 kg CO2-e'];
  renderBook({
    ...book,
    sections: [
      {
        id: 'lines',
        title: 'Lines',
        level: 1,
        blocks: [
          {
            type: 'table',
            label: 'Lines',
            columns: [{ header: 'Sheep', width: { fr: 1 } }],
            rows: [[{ text: '836,414.4', reason }]],
          },
        ],
      },
    ],
  });
  const figure = screen.getByText('836,414.4');
  expect(figure.closest('details')?.open).toBe(false);
  await userEvent.click(figure);
  expect(figure.closest('details')?.open).toBe(true);
  expect(screen.getByText(reason[0] ?? '')).toBeTruthy();
});

test('under a chart its figures open as a table', async () => {
  const spec = {
    title: 'Crops',
    axis: 'Hectares',
    bars: [{ label: 'Kale', value: 12.5, figure: '12.50 ha' }],
  };
  renderBook({
    ...book,
    sections: [{ id: 'crops', title: 'Crops', level: 1, blocks: [{ type: 'chart', spec }] }],
  });
  const figures = screen.getByText(reportWords.figures);
  expect(figures.closest('details')?.open).toBe(false);
  await userEvent.click(figures);
  expect(figures.closest('details')?.open).toBe(true);
  const table = screen.getByRole('region', { name: reportWords.figuresOf('Crops') });
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kale', '12.50 ha']);
});
