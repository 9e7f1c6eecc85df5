import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { AlsoHere, AlsoInList } from './also-here.tsx';
import { withPeople } from './with-people.ts';

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

test('a list says who is at what of it', () => {
  const row = { id: 'north', entity: 'paddock', version: 1, values: { name: 'North' }, made: {} };
  openFakeRecord([row], { others: [person('Tāmati', 'north'), person('Bridget', 'elsewhere')] });
  render(<AlsoInList isListed={(id) => id === 'north'} />);
  expect(screen.getByRole('status').textContent).toContain('Tāmati is at North.');
  expect(screen.getByRole('status').textContent).not.toContain('Bridget');
});

test('on a map a name stands below that of what somebody looks at; all else stays the very same', () => {
  const shapes = ['north', 'south'].map((id) => ({ id, name: id }) as never); // no more of a shape is read
  const [north, south] = withPeople(shapes, new Map([['north', ['Tāmati', 'Bridget']]]));
  // And it stands before all others where there is no room.
  expect(north).toMatchObject({ name: 'north\n● Tāmati, Bridget', isNamedFirst: true });
  expect(south).toBe(shapes[1]);
  expect(withPeople(shapes, new Map())).toBe(shapes);
});
