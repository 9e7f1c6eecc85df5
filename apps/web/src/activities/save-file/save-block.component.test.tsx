import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, type Block } from '@tussock/reports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveBlock } from './save-block.tsx';

const saved: { readonly blob: Blob; readonly name: string }[] = [];

beforeEach(() => {
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob); // only files are saved here
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ blob: blobs.get(this.href) ?? new Blob(), name: this.download });
  });
});
afterEach(() => {
  saved.length = 0;
  vi.restoreAllMocks();
});

const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    // It is read as text.
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob ?? new Blob());
  });

const table: Block = {
  type: 'table',
  label: 'Paddocks',
  columns: [
    { header: 'Paddock', width: { fr: 1 } },
    { header: 'ha', width: { mm: 14 }, align: 'end' },
  ],
  rows: [
    ['Tōtara', '1,234.50'],
    ['=cmd()', '2.00'],
  ],
};
const spec = {
  title: 'Crops',
  axis: 'Hectares',
  bars: [{ label: 'Kale', value: 12.5, figure: '12.50 ha' }],
};

test('a table is saved for a spreadsheet, with its figures as figures and formulas disarmed', async () => {
  render(
    <SaveBlock block={table} fileName="Mākahu paddocks">
      <p>the table</p>
    </SaveBlock>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save the table Paddocks' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV, for spreadsheets' }));
  await waitFor(() => expect(saved[0]?.name).toBe('Mākahu paddocks.csv'));
  expect(await textOf(saved[0]?.blob)).toContain("Paddock,ha\r\nTōtara,1234.5\r\n'=cmd(),2");
});

test('a chart is saved as the drawing that is shown, as large as it was drawn', async () => {
  render(
    <SaveBlock block={{ type: 'chart', spec }} fileName="Crops">
      <BarChart spec={spec} />
    </SaveBlock>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save the chart Crops' }));
  await user.click(await screen.findByRole('menuitem', { name: 'SVG, for drawing programs' }));
  await waitFor(() => expect(saved[0]?.name).toBe('Crops.svg'));
  const svg = await textOf(saved[0]?.blob);
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/u);
  expect(svg).toContain('width="493"');
  expect(svg).toContain('12.50 ha');
});

test('what is neither a table nor a drawing has nothing to save', () => {
  render(
    <SaveBlock block={{ type: 'text', text: 'Kia ora', tone: 'plain' }} fileName="x">
      <p>Kia ora</p>
    </SaveBlock>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
