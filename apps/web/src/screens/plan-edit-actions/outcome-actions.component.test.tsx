import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogues, findSubOutcome, type LoweredRisk, type Mitigation } from '@tussock/domain';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActionWrites } from '../../activities/write-actions/index.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { OutcomeActions } from './outcome-actions.tsx';
import { sectionRoute } from './route.ts';

const found = findSubOutcome('restoreHabitat');
const add = vi.fn(() => Promise.resolve([]));
const lowers = (unitId: string, riskType: LoweredRisk['riskType']): LoweredRisk => ({
  unitId,
  unitName: unitId,
  riskType,
  points: 2,
});

beforeEach(() => localStorage.clear());

test('what is agreed works against each land unit that its line names, each once', async () => {
  const proposed = found?.outcome.actions.find(({ mitigation }) => mitigation !== undefined);
  const lowered = new Map<Mitigation, readonly LoweredRisk[]>([
    [
      proposed?.mitigation ?? 'wetland',
      [
        lowers('tops', 'erosion'),
        lowers('flats', 'erosion'),
        lowers('tops', 'pLeaching'),
        lowers('hill', 'erosion'),
      ],
    ],
  ]);
  const props = {
    planId: 'plan',
    section: found?.section,
    outcome: found?.outcome,
    answers: { catalogue: catalogues.newest(), sections: new Map(), subOutcomes: new Map(), actions: [] },
    writes: { add } as unknown as ActionWrites,
    lowered,
    mayEdit: true,
  };
  render(
    <InOpenPlan place={sectionRoute}>
      <OutcomeActions {...(props as unknown as ComponentProps<typeof OutcomeActions>)} />
    </InOpenPlan>,
  );
  expect(screen.getByText(/Lowers high erosion on tops and 3 more/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: `Agree: ${proposed?.label ?? ''}` }));
  expect(add).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({
      actionKey: proposed?.key,
      riskType: 'erosion',
      featureIds: ['tops', 'flats', 'hill'],
    }),
  ]);
});

test('what a rule names a day for says so in its line, and is agreed for that day of each year', async () => {
  add.mockClear();
  const limit = findSubOutcome('nitrogenWithinLimit');
  const props = {
    planId: 'plan',
    section: limit?.section,
    outcome: limit?.outcome,
    answers: { catalogue: catalogues.newest(), sections: new Map(), subOutcomes: new Map(), actions: [] },
    writes: { add } as unknown as ActionWrites,
    lowered: new Map(),
    mayEdit: true,
  };
  render(
    <InOpenPlan place={sectionRoute}>
      <OutcomeActions {...(props as unknown as ComponentProps<typeof OutcomeActions>)} />
    </InOpenPlan>,
  );
  expect(screen.getByText(/Good · by rule due 31 July \d{4}/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Agree: Send the yearly nitrogen return/ }));
  expect(add).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({
      dueOn: expect.stringMatching(/^\d{4}-07-31$/),
      repeats: 'everyMonths',
      repeatMonths: 12,
    }),
  ]);
});

test('[RT-15] what lowers a High risk of this farm stands first, the rest as the catalogue has it', () => {
  const hills = findSubOutcome('holdHillSoils');
  const catalogue = hills?.outcome.actions.map(({ label }) => label) ?? [];
  const last = hills?.outcome.actions.at(-1);
  const props = {
    planId: 'plan',
    section: hills?.section,
    outcome: hills?.outcome,
    answers: { catalogue: catalogues.newest(), sections: new Map(), subOutcomes: new Map(), actions: [] },
    writes: { add } as unknown as ActionWrites,
    lowered: new Map([[last?.mitigation, [lowers('tops', 'erosion')]]]),
    mayEdit: true,
  };
  render(
    <InOpenPlan place={sectionRoute}>
      <OutcomeActions {...(props as unknown as ComponentProps<typeof OutcomeActions>)} />
    </InOpenPlan>,
  );
  const buttons = within(screen.getByRole('list', { name: 'Proposed' })).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    [last?.label, ...catalogue.slice(0, -1)].map((words) => `Agree: ${words ?? ''}`),
  );
});

test('an action of one’s own that is pressed twice while it is written is added once', async () => {
  const add = vi.fn(() => new Promise<readonly string[]>(() => undefined));
  const props = {
    planId: 'plan',
    section: found?.section,
    outcome: found?.outcome,
    answers: { catalogue: catalogues.newest(), sections: new Map(), subOutcomes: new Map(), actions: [] },
    writes: { add } as unknown as ActionWrites,
    lowered: new Map(),
    mayEdit: true,
  };
  render(
    <InOpenPlan place={sectionRoute}>
      <OutcomeActions {...(props as unknown as ComponentProps<typeof OutcomeActions>)} />
    </InOpenPlan>,
  );
  await userEvent.type(
    screen.getByRole('textbox', { name: /An action of your own/ }),
    'Plant flax{Enter}{Enter}',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(add).toHaveBeenCalledTimes(1);
});
