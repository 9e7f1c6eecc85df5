import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useStopQuestion } from './use-stop-question.tsx';

function Drawing() {
  const [work, setWork] = useState<{ readonly feature: null; readonly way?: string } | null>({
    feature: null,
  });
  const stop = useStopQuestion({ work, hasUnsaved: true, end: () => setWork(null) });
  return (
    <>
      <button type="button" onClick={stop.ask}>
        Stop
      </button>
      <button type="button" onClick={() => stop.askBefore(() => setWork({ feature: null, way: 'circle' }))}>
        Another way
      </button>
      <output>{work?.way}</output>
      <button type="button" onClick={() => setWork(null)}>
        Saved
      </button>
      <button type="button" onClick={() => setWork({ feature: null })}>
        Draw another
      </button>
      {stop.question}
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByText(name));

test('what was asked of a drawing that is saved meanwhile is not asked of the next', () => {
  render(<Drawing />);
  press('Stop');
  expect(screen.getByRole('alertdialog').textContent).toContain('Throw away what you drew?');
  press('Saved');
  press('Draw another');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what would be lost by drawing in another way is asked for, and goes once that is confirmed', () => {
  render(<Drawing />);
  press('Another way');
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('');
  press('Discard');
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('circle');
});
