import { findCatalogueAction, type DraftProposal } from '@tussock/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProposalCard } from './proposal-card.tsx';

const known = findCatalogueAction('fenceWetlands');
if (!known) throw new Error('The catalogue has another name for fencing wetlands.');
const proposal: DraftProposal = {
  key: 'fenceWetlands',
  ...known,
  places: [{ featureId: 'swamp', name: 'Swamp', why: 'It is a wetland that is not fully fenced.' }],
  source: 'Ecosystem areas',
};
const law = { on: '2026-11-25', region: null };
const onDecide = vi.fn<(isAccepted: boolean) => void>();

test('a proposal says what, where, why, and where that was read; it is accepted or dropped', () => {
  render(
    <ul>
      <ProposalCard proposal={proposal} law={law} onDecide={onDecide} />
    </ul>,
  );
  screen.getByRole('heading', { name: 'Fence identified natural wetlands' });
  expect(screen.getByText(/not fully fenced/).textContent).toBe(
    'Swamp: It is a wetland that is not fully fenced.',
  );
  screen.getByText('Read from: Ecosystem areas');
  fireEvent.click(screen.getByRole('button', { name: /^Accept/ }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: /^Dismiss/ }), { detail: 0 });
  expect(onDecide.mock.calls).toEqual([[true], [false]]);
});

test('the second press of a double one, under which the next proposal has moved, decides nothing', () => {
  onDecide.mockReset();
  render(
    <ul>
      <ProposalCard proposal={proposal} law={law} onDecide={onDecide} />
    </ul>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Accept/ }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: /^Dismiss/ }), { detail: 2 });
  expect(onDecide).not.toHaveBeenCalled();
});

test('where a rule names the day, it is said with the rule', () => {
  const csa = findCatalogueAction('csaUngrazed');
  if (!csa) throw new Error('The catalogue has another name for leaving source areas ungrazed.');
  render(
    <ul>
      <ProposalCard proposal={{ ...proposal, key: 'csaUngrazed', ...csa }} law={law} onDecide={onDecide} />
    </ul>,
  );
  expect(
    screen.getByText(/^By rule: 30 April 2027\. Intensive winter grazing is .* October 2024/),
  ).toBeDefined();
});
