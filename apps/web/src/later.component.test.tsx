import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { later, laterComponent } from './later.tsx';

function Farm({ name }: { readonly name: string }) {
  return <p>{`The farm ${name}`}</p>;
}

test('what comes later has something in its place until it has come', async () => {
  const part = later(() => Promise.resolve(Farm));
  const LaterFarm = laterComponent(part, <p>On its way</p>);
  render(<LaterFarm name="Kea" />);
  expect(screen.queryByText('On its way')).not.toBeNull();
  expect(await screen.findByText('The farm Kea')).not.toBeNull();
  expect(screen.queryByText('On its way')).toBeNull();
});

test('what was asked for ahead stands at once', async () => {
  const load = vi.fn(() => Promise.resolve(Farm));
  const part = later(load);
  const LaterFarm = laterComponent(part, <p>On its way</p>);
  expect(part.here()).toBeUndefined();
  await part.load();
  expect(part.here()).toBe(Farm);
  render(<LaterFarm name="Kea" />);
  expect(screen.queryByText('The farm Kea')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what failed to come is not there, and is asked for anew', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue('here');
  const part = later(load);
  await expect(part.load()).rejects.toThrow('no line');
  expect(part.here()).toBeUndefined();
  await expect(part.load()).resolves.toBe('here');
});

test('whoever waits for others to ask hears when it has come, and asks for nothing', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  const part = later(load);
  const heard = vi.fn();
  void part.asked.then(heard);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  await part.load();
  await part.asked;
  expect(heard).toHaveBeenCalledTimes(1);
});
