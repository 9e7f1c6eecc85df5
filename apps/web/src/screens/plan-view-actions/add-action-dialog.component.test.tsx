import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogues } from '@tussock/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ActionWrites } from '../../activities/write-actions/index.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { AddActionDialog } from './add-action-dialog.tsx';
import { actionsRoute } from './route.ts';

test('an action is added to a part of this plan, as its own catalogue has them, not the newest', async () => {
  const { version, sections } = catalogues.newest();
  onTestFinished(catalogues.enter({ version: '99.0', sections: sections.slice(0, 1) }));
  const values = { catalogueVersion: version };
  openFakeRecord([{ entity: 'plan', id: 'plan', version: 1, values, made: {} }]);
  render(
    <InOpenPlan place={actionsRoute}>
      <AddActionDialog planId="plan" writes={{} as unknown as ActionWrites} onClose={vi.fn()} />
    </InOpenPlan>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Part of the plan/ }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(sections.map(({ title }) => title));
});

test('an action that is pressed twice while it is written is added once', async () => {
  openFakeRecord();
  const add = vi.fn(() => new Promise<readonly string[]>(() => undefined));
  const writes = { add } as unknown as ActionWrites; // nothing else is asked of it
  render(
    <InOpenPlan place={actionsRoute}>
      <AddActionDialog planId="plan" writes={writes} onClose={vi.fn()} />
    </InOpenPlan>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /What will be done/ }), 'Fence the creek');
  await userEvent.click(screen.getByRole('button', { name: /Part of the plan/ }));
  await userEvent.click(screen.getAllByRole('option')[0] ?? document.body);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add action' }));
  expect(add).toHaveBeenCalledTimes(1);
});

test('what will be done is typed at once, and added by Enter', async () => {
  openFakeRecord();
  const add = vi.fn(async () => []);
  render(
    <InOpenPlan place={actionsRoute}>
      <AddActionDialog planId="plan" writes={{ add } as unknown as ActionWrites} onClose={vi.fn()} />
    </InOpenPlan>,
  );
  const title = await screen.findByRole('textbox', { name: /What will be done/ });
  expect(document.activeElement).toBe(title);
  await userEvent.keyboard('Fence the creek{Enter}');
  expect(await screen.findByText('Choose the part of the plan')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Part of the plan/ }));
  await userEvent.click(screen.getAllByRole('option')[0] ?? document.body);
  expect(add).not.toHaveBeenCalled();
  await userEvent.type(title, '{Enter}');
  expect(add).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ title: 'Fence the creek' })]);
});
