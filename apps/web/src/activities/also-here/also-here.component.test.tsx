import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { AlsoHere } from './also-here.tsx';

const person = (name: string, entityId: string) => ({ userId: name, name, entityId });

test('whoever looks at the same thing is named as they come and go, and nobody else', () => {
  const record = openFakeRecord([], { others: [person('Bridget', 'south')] });
  render(<AlsoHere entityId="north" />);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => record.setSync({ others: [person('Bridget', 'north'), person('Tāmati', 'north')] }));
  expect(screen.getByRole('status').textContent).toContain('Bridget and Tāmati are here too');
  act(() => record.setSync({ others: [person('Tāmati', 'north')] }));
  expect(screen.getByRole('status').textContent).toContain('Tāmati is here too');
});
