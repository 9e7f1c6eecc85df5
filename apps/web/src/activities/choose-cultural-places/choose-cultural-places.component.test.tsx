import { kinds } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { ChooseCulturalPlaces } from './choose-cultural-places.tsx';

const place = (id: string, entity: string, name: string) => ({
  id,
  entity,
  version: 1,
  values: { name, geometry: { type: 'Point', coordinates: [172, -43] } },
  made: {},
});

test('cultural places are listed by name, none of them in, and each is chosen by itself', async () => {
  openFakeRecord([
    place('urupa', kinds.customFeature.id, 'Te Puna urupā'),
    place('kai', kinds.customFeature.id, 'Kōura drain (mahinga kai)'),
    place('trough', kinds.trough.id, 'Ford'),
  ]);
  const onChoose = vi.fn();
  const { rerender } = render(<ChooseCulturalPlaces chosen={[]} onChoose={onChoose} />);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Te Puna urupā' }));
  expect(onChoose).toHaveBeenLastCalledWith(['urupa']);
  rerender(<ChooseCulturalPlaces chosen={['urupa', 'kai']} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Te Puna urupā' }));
  expect(onChoose).toHaveBeenLastCalledWith(['kai']);
});
