import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Position } from '@tussock/geometry';
import { beforeEach, expect, test, vi } from 'vitest';
import { tellMap } from '../../../plan-session/map-store.ts';
import { emptySelection, type TitleSelection } from '../../../plan-session/title-selection.ts';
import { titleExample } from '../../../plan-session/testing/title-example.ts';
import { TitleCross } from './title-cross.tsx';

const url = '/plan/one/boundary';
const title = titleExample('1', undefined, 'CB900A/547');
const onChoose = vi.fn<(at: Position) => void>();
beforeEach(() => onChoose.mockClear());

async function standAt(center: [number, number], selection: Partial<TitleSelection> = {}) {
  tellMap({ type: 'cameraMoved', url, camera: { center, zoom: 14 } });
  render(
    <>
      <canvas tabIndex={0} />
      <TitleCross url={url} selection={{ ...emptySelection, ...selection }} onChoose={onChoose} />
      <button>Save boundary</button>
    </>,
  );
  await userEvent.tab();
}
const said = (): string => screen.getByRole('status').textContent ?? '';

test('the cross says which title it is on, and Enter chooses it as a click does', async () => {
  await standAt([172.5, -42.5], { known: { 1: title } });
  expect(said()).toContain('The cross is on CB900A/547, not chosen. Enter chooses it.');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[[172.5, -42.5]]]);
});

test('of a chosen title it says that Enter takes it away', async () => {
  await standAt([172.5, -42.5], { known: { 1: title }, selectedIds: ['1'] });
  expect(said()).toContain('CB900A/547, chosen. Enter takes it away.');
});

test('a title not seen yet can be chosen as well', async () => {
  await standAt([174, -42.5], { known: { 1: title } });
  expect(said()).toContain('a title not seen yet');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledOnce();
});

test('elsewhere on the page nothing is said, and Enter is the page’s own', async () => {
  await standAt([172.5, -42.5], { known: { 1: title } });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(said()).toBe('');
  expect(onChoose).not.toHaveBeenCalled();
});
