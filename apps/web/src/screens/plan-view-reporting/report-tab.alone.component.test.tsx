import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportWords } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { OpenPlanContext } from '../../routes/open-plan-context.ts';
import { queryClient } from '../../session/query-client.ts';
import { ReportTab } from './report-tab.tsx';

vi.mock('./fetch-report.ts', () => ({ fetchReport: () => Promise.resolve() }));
vi.mock('./report-preview.tsx', () => ({ ReportPreview: () => <p>the preview</p> }));

const abilitiesOf: { readonly [role: string]: readonly string[] } = {
  viewer: ['downloadReports'],
  guest: [],
  lead: ['downloadReports', 'seeHistory'],
};

const show = (role: string) => {
  const may = (ability: string): boolean => abilitiesOf[role]?.includes(ability) ?? false;
  return render(
    <QueryClientProvider client={queryClient}>
      {/* No more of an open plan is read here. */}
      <OpenPlanContext value={{ may } as never}>
        <ReportTab id="paddock" mayDownload={may('downloadReports')} />
      </OpenPlanContext>
    </QueryClientProvider>,
  );
};
const chooseDay = async () => {
  const [day] = screen.getAllByRole('spinbutton');
  await userEvent.click(day ?? document.body);
  await userEvent.keyboard('21112025');
};

test('whoever may print a former day but not see it here is told so, and sees no error', async () => {
  show('viewer');
  await screen.findByText('the preview');
  await chooseDay();
  await screen.findByText(reportWords.pastForPrint);
  expect(screen.queryByText('the preview')).toBeNull();
  screen.getByRole('button', { name: 'Download PDF' });
});

test('whoever sees former days sees the report of one', async () => {
  show('lead');
  await chooseDay();
  await screen.findByText('the preview');
  expect(screen.queryByText(reportWords.pastForPrint)).toBeNull();
});

test('whoever may do neither is not asked for a day', async () => {
  show('guest');
  await screen.findByText('the preview');
  expect(screen.queryByText('As at')).toBeNull();
});

test('a report that was fetched is not the main act any more, until something else is chosen of it', async () => {
  show('lead');
  const button = screen.getByRole('button', { name: 'Download PDF' });
  expect(button.dataset['variant']).toBe('primary');
  await userEvent.click(button);
  const again = await screen.findByRole('button', { name: 'Download again' });
  expect(again.dataset['variant']).toBe('white');
  await chooseDay();
  expect(screen.getByRole('button', { name: 'Download PDF' }).dataset['variant']).toBe('primary');
});
