import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { kindById, kinds, type AnyKind } from '@tussock/domain';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../../routes/testing/in-open-plan.tsx';
import { tellMap } from '../../../plan-session/map-store.ts';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { DrawingPanel } from './drawing-panel.tsx';
import { drawRoute } from '../route.ts';
import { drawnExample } from '../testing/drawn-example.ts';
import { useDrawing, type DrawingState } from '../drawing/use-drawing.ts';

const trough = kindById(kinds.trough.id);
const at = { type: 'Point', coordinates: [172.3, -42.8] } as const;

beforeEach(() => {
  localStorage.clear();
  openFakeRecord();
});
// What is drawn is told to the whole page, which the tests of other files share.
afterEach(() => {
  tellMap({ type: 'newFeatureSet', feature: null });
  vi.unstubAllGlobals();
});

/** Nothing is asked of the server, nothing is wrong with the shape, and nothing is saved. */
const beside = {
  content: { features: [] },
  check: { data: undefined, error: null, isPlaceholderData: false },
  faults: { overlaps: [], outside: [] },
  trims: { drawn: [] },
  saving: { repaired: null, create: vi.fn(), reshape: vi.fn() },
  map: { current: null },
  onWalked: () => undefined,
} as unknown as Omit<Parameters<typeof DrawingPanel>[0], 'drawing'>; // no more of them is asked for

let drawing: DrawingState;
function Tab({ ownPlan }: { readonly ownPlan: string }) {
  const now = useDrawing(ownPlan);
  useEffect(() => {
    drawing = now;
  });
  return <DrawingPanel {...beside} drawing={now} />;
}

/** A tab that draws under a name of its own, as `useDrawingSlot` gives it. */
const openTab = (ownPlan: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InOpenPlan place={drawRoute}>
        <Tab ownPlan={ownPlan} />
      </InOpenPlan>
    </QueryClientProvider>,
  );

/** Something new is drawn, and finished. */
function draw(kind: AnyKind): void {
  act(() => drawing.drawNew(kind));
  act(() => drawing.heard(drawnExample({ geometry: at, isFinished: true })));
}
const nameBox = () => screen.getByLabelText<HTMLInputElement>(/^Name/);
const type = (name: string) => fireEvent.change(nameBox(), { target: { value: name } });

test('two new troughs begun at once have a draft each, which is offered again with its own shape', () => {
  const first = openTab('nobody:plan');
  draw(trough);
  type('By the gate');
  first.unmount();
  const second = openTab('nobody:plan#1');
  draw(trough);
  expect(nameBox().value).toBe('');
  type('By the creek');
  second.unmount();
  openTab('nobody:plan');
  act(() => drawing.heard(drawnExample({ geometry: at, isFinished: true })));
  expect(nameBox().value).toBe('By the gate');
});

test('a drawing that is ended takes its draft with it', () => {
  openTab('nobody:plan');
  draw(trough);
  type('By the gate');
  act(() => drawing.end());
  expect(Object.keys(localStorage)).toEqual([]);
});

test('corners are spoken of where there are some, and not of a point', () => {
  openTab('plan');
  act(() => drawing.drawNew(kindById(kinds.paddock.id)));
  expect(screen.getByText(/Corners snap to what is there/)).toBeDefined();
  act(() => drawing.drawNew(trough));
  expect(screen.queryByText(/Corners snap/)).toBeNull();
});

test('a finished shape that is new asks for its name, and not for its length and bearing', () => {
  const line = { type: 'LineString', coordinates: [at.coordinates, [172.31, -42.8]] } as const;
  const edge = { from: at.coordinates, to: at.coordinates };
  openTab('plan');
  act(() => drawing.drawNew(kindById(kinds.fenceline.id)));
  act(() => drawing.heard(drawnExample({ geometry: line, isFinished: true, edge })));
  expect(screen.queryByRole('textbox', { name: 'Length' })).toBeNull();
  expect(nameBox()).toBeDefined();
});
