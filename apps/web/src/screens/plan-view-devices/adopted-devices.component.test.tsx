import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeviceState } from '@tussock/contract';
import { expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { AdoptedDevices } from './adopted-devices.tsx';

const deviceOf = (id: string, name: string, heardAs: DeviceState['heardAs']): DeviceState => ({
  featureId: `feature-${id}`,
  id,
  name,
  deviceType: 'soilProbe',
  at: null,
  isLate: false,
  readings: [],
  flags: [],
  fieldCapacity: null,
  refillPoint: null,
  heardAs,
});
const open = (devices: readonly DeviceState[]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <AdoptedDevices planId="7" devices={devices} />
    </QueryClientProvider>,
  );

test('a device that was adopted onto the wrong one is let go, after a question that says what follows', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({ ok: true });
  open([
    deviceOf('A1', 'North probe', [
      { sensorId: 's1', deviceId: 'a1', isAdopted: false },
      { sensorId: 's2', deviceId: 'B7', isAdopted: true },
    ]),
  ]);
  // The one that sends under the id of the device itself was never adopted.
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'B7 is read as North probeTake off',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Take B7 off North probe' }));
  expect(call).not.toHaveBeenCalled();
  const question = within(screen.getByRole('alertdialog', { name: 'Take B7 off North probe?' }));
  expect(question.getByText(/no longer count for North probe/)).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Take off' }));
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ id: 'device.adopt' }), {
    params: { planId: '7' },
    body: { sensorId: 's2', featureId: null },
  });
});

test('where none was adopted nothing is said of it', () => {
  open([deviceOf('A1', 'North probe', [{ sensorId: 's1', deviceId: 'A1', isAdopted: false }])]);
  expect(screen.queryByText('Adopted devices')).toBeNull();
});

test('a device that is drawn under the number on its case was not adopted, and cannot be taken off', () => {
  open([
    deviceOf('A84041000181C061', 'North probe', [{ sensorId: 's1', deviceId: 'soil-7', isAdopted: false }]),
  ]);
  expect(screen.queryByText('Adopted devices')).toBeNull();
});
