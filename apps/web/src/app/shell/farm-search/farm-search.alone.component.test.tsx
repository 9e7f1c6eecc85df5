import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FarmSearch } from './farm-search.tsx';

const { coming, arrive } = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const coming = new Promise<void>((resolve) => (arrive = resolve));
  return { coming, arrive: () => arrive() };
});
vi.mock('./farm-finder.tsx', async () => {
  await coming;
  return {
    FarmFinder: ({ typedBefore }: { typedBefore: string }) => (
      <input aria-label="It" defaultValue={typedBefore} />
    ),
  };
});

test('what is typed while the search is on its way stands in it, and is no key of the page', async () => {
  const ofPage = vi.fn();
  document.addEventListener('keydown', ofPage);
  render(<FarmSearch planId="plan" abilities={[]} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  ofPage.mockClear();
  await userEvent.keyboard('Paddok{Backspace}ck 47');
  expect(ofPage).not.toHaveBeenCalled();
  await userEvent.keyboard('{F5}');
  expect(ofPage.mock.lastCall?.[0]).toMatchObject({ key: 'F5', defaultPrevented: false });
  ofPage.mockClear();
  await act(async () => arrive());
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'It' })).value).toBe('Paddock 47');
  await userEvent.keyboard('m');
  expect(ofPage).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', ofPage);
});
