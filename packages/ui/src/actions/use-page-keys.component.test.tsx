import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { usePageKeys } from './use-page-keys.ts';

const heard: string[] = [];
beforeEach(() => {
  heard.length = 0;
});

function Listener({ name, isOn = true }: { readonly name: string; readonly isOn?: boolean }) {
  usePageKeys(({ key }) => heard.push(`${name} ${key}`), isOn);
  return null;
}

test('a key is heard with the latest of what is asked', async () => {
  const { rerender } = render(<Listener name="first" />);
  rerender(<Listener name="second" />);
  await userEvent.keyboard('d');
  expect(heard).toEqual(['second d']);
});

test('who listened first still does so when it is drawn again', async () => {
  const both = (name: string) => (
    <>
      <Listener name={name} />
      <Listener name="other" />
    </>
  );
  const { rerender } = render(both('first'));
  rerender(both('again'));
  await userEvent.keyboard('d');
  expect(heard).toEqual(['again d', 'other d']);
});

test('nothing is heard while it is off, nor when it is gone', async () => {
  const { rerender, unmount } = render(<Listener name="one" isOn={false} />);
  await userEvent.keyboard('a');
  rerender(<Listener name="one" />);
  await userEvent.keyboard('b');
  unmount();
  await userEvent.keyboard('c');
  expect(heard).toEqual(['one b']);
});
