import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SheetStop } from './sheet-stop.ts';
import { Sheet } from './sheet.tsx';

beforeEach(() => {
  window.innerHeight = 844;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

function Held({ from }: { readonly from: SheetStop }) {
  const [stop, setStop] = useState(from);
  return (
    <Sheet label="Draw" stop={stop} onStop={setStop}>
      <button type="submit">Save trough</button>
    </Sheet>
  );
}

const grip = () => screen.getByRole('slider', { name: 'Height of Draw' });
const stands = () => grip().getAttribute('aria-valuetext');
const pull = (from: number, to: number): void => {
  // This page knows no pointers: what they tell is told by a mouse of that name.
  const tell = (type: string, clientY: number) =>
    fireEvent(grip(), new MouseEvent(type, { clientY, bubbles: true }));
  tell('pointerdown', from);
  tell('pointermove', (from + to) / 2);
  tell('pointerup', to);
};

test('a sheet is pulled up by a finger, and down again', () => {
  render(<Held from="low" />);
  pull(756, 430);
  expect(stands()).toBe('Half');
  pull(424, 100);
  expect(stands()).toBe('Full');
  pull(120, 800);
  expect(stands()).toBe('Low');
});

test('by keyboard it goes one stop at a time, and to either end', async () => {
  render(<Held from="low" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(grip());
  await userEvent.keyboard('{ArrowUp}');
  expect(stands()).toBe('Half');
  await userEvent.keyboard('{End}');
  expect(stands()).toBe('Full');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(stands()).toBe('Low');
});

test('a press on its grip brings it up', () => {
  render(<Held from="half" />);
  pull(424, 424);
  expect(stands()).toBe('Full');
});

test('what it shows next is shown from its beginning', () => {
  const showing = (what: string) => (
    <Sheet label="Kōwhai" stop="half" onStop={() => undefined} shows={what}>
      {what}
    </Sheet>
  );
  const { rerender } = render(showing('a long form'));
  const body = screen.getByText('a long form');
  body.scrollTop = 300;
  rerender(showing('a long form'));
  expect(body.scrollTop).toBe(300);
  rerender(showing('a paddock'));
  expect(body.scrollTop).toBe(0);
});

test('a sheet that is low shows the button that saves', () => {
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    seen.push(this);
  });
  render(<Held from="half" />);
  expect(seen).toEqual([]);
  pull(424, 800);
  expect(seen).toEqual([screen.getByRole('button', { name: 'Save trough' })]);
});
