import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogues } from '@tussock/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ActionWrites } from '../../activities/write-actions/index.ts';
import { InOpenPlan } from '../../places/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { AddActionDialog } from './add-action-dialog.tsx';
import { actionsPlace } from './place.ts';

test('an action is added to a part of this plan, as its own catalogue has them, not the newest', async () => {
  const { version, sections } = catalogues.newest();
  onTestFinished(catalogues.enter({ version: '99.0', sections: sections.slice(0, 1) }));
  const values = { catalogueVersion: version };
  openFakeRecord([{ entity: 'plan', id: 'plan', version: 1, values, made: {} }]);
  render(
    <InOpenPlan place={actionsPlace}>
      <AddActionDialog planId="plan" writes={{} as unknown as ActionWrites} onClose={vi.fn()} />
    </InOpenPlan>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Part of the plan/ }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(sections.map(({ title }) => title));
});
