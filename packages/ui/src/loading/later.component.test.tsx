import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { later, laterComponent, useLater } from './later.tsx';

class CatchesFaults extends Component<
  { readonly children: ReactNode },
  { readonly fault?: { readonly message: string } }
> {
  override state: { readonly fault?: { readonly message: string } } = {};
  static getDerivedStateFromError = (fault: { readonly message: string }) => ({ fault });
  override render() {
    return this.state.fault ? <p>{`Failed: ${this.state.fault.message}`}</p> : this.props.children;
  }
}

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

test('what is asked for twice at once is fetched once', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  const part = later(load);
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['here', 'here']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is of use in the middle of other work is fetched once it is wanted, and is there from then on', async () => {
  const load = vi.fn(() => Promise.resolve({ colour: 'red' }));
  const part = later(load);
  const { result, rerender } = renderHook(({ isWanted }) => useLater(part, isWanted), {
    initialProps: { isWanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current).toEqual({ colour: 'red' }));
  rerender({ isWanted: false });
  expect(result.current).toEqual({ colour: 'red' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('whoever wants what does not come fails, and is not left waiting', async () => {
  const part = later<object>(() => Promise.reject(new Error('no line')));
  const { result } = renderHook(() => useLater(part, true), { wrapper: CatchesFaults });
  await screen.findByText('Failed: no line');
  expect(result.current).toBeUndefined();
});
