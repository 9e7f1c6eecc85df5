import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { riskRuleSets, type UnitRisk } from '@tussock/domain';
import { expect, test } from 'vitest';
import { OpenPlanContext } from '../../routes/open-plan-context.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { RulesAccepted } from './rules-accepted.tsx';

const rules = riskRuleSets.newest();

/** Of what each unit lacks no more is read. */
const unit = (...askedFor: readonly string[]) => ({ askedFor }) as unknown as UnitRisk;

function renderAccepted(info: object, may = true, risks = [unit(), unit('drainage')]) {
  const record = openFakeRecord();
  // No more of an open plan is read here.
  const open = { planId: 'plan', plan: { info }, may: () => may } as never;
  render(
    <OpenPlanContext value={open}>
      <RulesAccepted risks={risks} />
    </OpenPlanContext>,
  );
  return record;
}
const button = () => screen.queryByRole('button', { name: 'Accept the assessment' });

test('the plan keeps the version of the rules that it was accepted with', async () => {
  const { writes } = renderAccepted({});
  await userEvent.click(screen.getByRole('button', { name: 'Accept the assessment' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts).toEqual([
    {
      entity: 'plan',
      entityId: 'plan',
      op: 'update',
      set: { riskRules: rules.version },
      base: { riskRules: null },
    },
  ]);
});

test('accepted with the rules of today, there is nothing to accept', () => {
  renderAccepted({ riskRules: rules.version });
  expect(screen.getByText(`Accepted for this plan with rules ${rules.version}.`)).toBeDefined();
  expect(button()).toBeNull();
});

test('accepted with other rules, it says so and asks to look again', () => {
  renderAccepted({ riskRules: '1.0' });
  expect(screen.getByText(/accepted .* rules 1\.0\. .* look at the levels again/i)).toBeDefined();
  expect(button()).not.toBeNull();
});

test('before any land unit is rated there is nothing to accept, and it says so', () => {
  renderAccepted({}, true, [unit('drainage')]);
  expect(screen.getByText('No land unit is rated yet: there is nothing to accept.')).toBeDefined();
  expect(button()).toBeNull();
});

test('who may not change the plan cannot accept it', () => {
  renderAccepted({}, false);
  expect(button()).toBeNull();
});
