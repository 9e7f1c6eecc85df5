import { allKinds, checkAttributes, isFieldShown, isJsonObject, kinds, type AnyKind } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserLocks } from '../../sync/testing/browser-locks.ts';
import { ownDraftKey, readDraft } from '../../sync/drafts/index.ts';
import { FieldsForm } from './fields-form.tsx';

const fieldsOf = { name: { type: 'text', label: 'Name', required: true, maxLength: 20 } } as const;
const sections = [{ title: 'About', fields: ['name'] }];
const checkName = ({ name }: Record<string, unknown>) =>
  typeof name === 'string' && name.trim() !== ''
    ? ({ ok: true, attributes: { name: name.trim() } } as const)
    : ({ ok: false, refusals: [{ field: 'name', message: 'Give it a name' }] } as const);

/** Some inputs ask for the files of the open plan; none is open here. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

type Save = (attributes: Readonly<Record<string, unknown>>) => Promise<void>;

/** A form of one field over a name, and what was saved from it. */
function renderName(name = '', onSave: Save = () => Promise.resolve()) {
  const save = vi.fn(onSave);
  const onCancel = vi.fn();
  const form = render(
    <FieldsForm
      formKey="trough:1"
      fields={fieldsOf}
      sections={sections}
      values={{ name }}
      check={checkName}
      onSave={save}
      onCancel={onCancel}
      refusalsOf={() => [{ field: 'name', message: 'There is another with this name' }]}
    />,
    { wrapper },
  );
  return { ...form, save, onCancel, user: userEvent.setup() };
}
const nameBox = () => screen.getByRole('textbox', { name: /Name/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function renderKind(kind: AnyKind, values: Readonly<Record<string, unknown>>) {
  const save = vi.fn<Save>(() => Promise.resolve());
  render(
    <FieldsForm
      formKey={`kind:${kind.id}`}
      fields={kind.fields}
      sections={kind.sections}
      values={values}
      check={(given) => checkAttributes(kind, given)}
      onSave={save}
    />,
    { wrapper },
  );
  return save;
}

/** A list without rows is not kept, in a row of another list as little: there is nothing in it. */
const withoutEmptyLists = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (!Array.isArray(value)) return [[key, value]];
      const rows: readonly unknown[] = value;
      return rows.length === 0
        ? []
        : [[key, rows.map((row) => (isJsonObject(row) ? withoutEmptyLists(row) : row))]];
    }),
  );

/** Labels of the fields that a form of these values offers. */
const offeredLabels = (kind: AnyKind, values: Readonly<Record<string, unknown>>): string[] =>
  kind.sections
    .flatMap(({ fields }) => fields)
    .flatMap((key) => {
      const field = kind.fields[key];
      return field && isFieldShown(field, values) ? [field.label] : [];
    });

describe('a form made from declared fields', () => {
  test('one of many features is found without the macrons, apostrophe and hyphen of its name', async () => {
    const places = [...Array.from({ length: 40 }, (_, nth) => `Flat ${nth}`), 'Ō’Brien-Back'];
    const field = { type: 'featureRef', label: 'Where', collection: 'paddocks', noun: 'paddock' } as const;
    render(
      <FieldsForm
        formKey="places"
        fields={{ places: field }}
        sections={[{ title: 'About', fields: ['places'] }]}
        values={{}}
        check={() => ({ ok: true, attributes: {} })}
        featureChoices={() => places.map((name) => ({ id: name, name }))}
        onSave={() => Promise.resolve()}
      />,
      { wrapper },
    );
    await userEvent.click(screen.getByRole('button', { name: /Where/ }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find: Where' }), 'obrien back');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ō’Brien-Back']);
  });

  test('the summary names what is wrong in the order in which it stands on the page', async () => {
    const text = (label: string) => ({ type: 'text', label, maxLength: 20 }) as const;
    render(
      <FieldsForm
        formKey="order"
        fields={{ name: text('Name'), phone: text('Phone'), address: text('Address') }}
        sections={[
          { title: 'Where', fields: ['address'] },
          { title: 'Who', fields: ['name', 'phone'] },
        ]}
        values={{}}
        check={() => ({
          ok: false,
          refusals: ['phone', 'name', 'address'].map((field) => ({ field, message: `No ${field}` })),
        })}
        onSave={() => Promise.resolve()}
      />,
      { wrapper },
    );
    await press('Save');
    const named = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(named.map(({ textContent }) => textContent)).toEqual(['No address', 'No name', 'No phone']);
  });

  test('[VAL-2] refuses beside the field and in a summary that leads to it, and saves nothing', async () => {
    const { save } = renderName();
    await press('Save');
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'Give it a name' })).toBeTruthy();
    expect(nameBox().getAttribute('aria-invalid')).toBe('true');
    expect(save).not.toHaveBeenCalled();
  });

  test('the summary leads to a day as to anything else', async () => {
    const dayOf = { date: { type: 'date', label: 'Date', required: true } } as const;
    render(
      <FieldsForm
        formKey="day:1"
        fields={dayOf}
        sections={[{ title: 'About', fields: ['date'] }]}
        values={{}}
        check={() => ({ ok: false, refusals: [{ field: 'date', message: 'Say when' }] })}
        onSave={() => Promise.resolve()}
      />,
      { wrapper },
    );
    await press('Save');
    await userEvent.click(await screen.findByRole('link', { name: 'Say when' }));
    expect(screen.getByRole('group', { name: /^Date/ }).contains(document.activeElement)).toBe(true);
  });

  test('saves what was typed, once, and what it started from with it', async () => {
    const { save, user } = renderName('Trough');
    await user.clear(nameBox());
    await user.type(nameBox(), 'Trough by the gate');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledWith({ name: 'Trough by the gate' }, { name: 'Trough' });
  });

  test('saves by Ctrl+S', async () => {
    const { save, user } = renderName('Trough');
    await user.click(nameBox());
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Trough' }, { name: 'Trough' }));
  });

  test('[VAL-2] shows what the server refuses beside the field, and keeps what was typed', async () => {
    const { user } = renderName('', () => Promise.reject(new Error('refused')));
    await user.type(nameBox(), 'Trough');
    await press('Save');
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'There is another with this name' })).toBeTruthy();
    expect(nameBox()).toHaveProperty('value', 'Trough');
  });

  test('keeps what was typed and not saved for the next time, until it is discarded', async () => {
    const { user, unmount } = renderName('Trough');
    await user.type(nameBox(), ' seven');
    unmount();
    renderName('Trough');
    expect(nameBox()).toHaveProperty('value', 'Trough seven');
    await press('Discard it');
    expect(nameBox()).toHaveProperty('value', 'Trough');
  });

  test('keeps nothing of what was saved', async () => {
    const { user, unmount, save } = renderName('Trough');
    await user.type(nameBox(), ' seven');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(localStorage.length).toBe(0));
    unmount();
    renderName('Trough');
    expect(screen.queryByRole('button', { name: 'Discard it' })).toBeNull();
  });

  test('what is typed while a save is under way stays, and is kept like anything else that is not saved', async () => {
    let saved: () => void = () => undefined;
    const under = new Promise<void>((resolve) => {
      saved = resolve;
    });
    const { save, user } = renderName('Trough', () => under);
    await user.type(nameBox(), ' seven ');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await user.type(nameBox(), 'by the ford');
    await act(async () => saved());
    expect(nameBox()).toHaveProperty('value', 'Trough seven by the ford');
    expect(readDraft('form', ownDraftKey('trough:1'))).toEqual({
      values: { name: 'Trough seven by the ford' },
      startedFrom: JSON.stringify({ name: 'Trough seven' }),
    });
  });

  test('what was typed into the next form of the same name, after this one was left while it was saved, is kept', async () => {
    let saved: () => void = () => undefined;
    const under = new Promise<void>((resolve) => {
      saved = resolve;
    });
    const { save, user, unmount } = renderName('', () => under);
    await user.type(nameBox(), 'Spring urea');
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    unmount();
    const next = renderName();
    await next.user.clear(nameBox());
    await next.user.type(nameBox(), 'Autumn lime');
    await act(async () => saved());
    expect(readDraft('form', ownDraftKey('trough:1'))?.values).toEqual({ name: 'Autumn lime' });
  });

  test('a form that is being saved is not saved a second time, whatever is pressed', async () => {
    const { save, user } = renderName('Trough', () => new Promise<void>(() => undefined));
    await user.click(nameBox());
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await user.keyboard('{Control>}s{/Control}{Enter}');
    await press('Save');
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('a draft that cannot be read, or storage that is closed, leaves the form as it is', () => {
    localStorage.setItem('draft:nobody:trough:1', '{broken');
    renderName('Trough');
    expect(nameBox()).toHaveProperty('value', 'Trough');
  });

  test('Cancel of an untouched form cancels at once', async () => {
    const { onCancel } = renderName('Trough');
    await press('Cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('Cancel asks before it throws away what was typed, and then cancels and keeps none of it', async () => {
    const { save, onCancel, user } = renderName('Trough');
    await user.type(nameBox(), ' seven');
    await press('Cancel');
    expect(onCancel).not.toHaveBeenCalled();
    await press('Discard');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(save).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });
});

describe('the form of every kind', () => {
  const named = allKinds.map((kind) => ({ kind, id: kind.id }));

  test.each(named)('[ENT-4] of a $id offers each of its fields under its label', ({ kind }) => {
    const values = exampleAttributes[kind.id];
    renderKind(kind, values);
    const shown = document.body.textContent ?? '';
    expect(offeredLabels(kind, values).filter((label) => !shown.includes(label))).toEqual([]);
  });

  test.each(named)('[VAL-2] of a $id saves an example of it as it was', async ({ kind }) => {
    const values = exampleAttributes[kind.id];
    const save = renderKind(kind, values);
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0]).toEqual(withoutEmptyLists(values));
  });
});

test('[ENT-11] each purpose of a transect says what it is for, where it is chosen', async () => {
  renderKind(kinds.transect, exampleAttributes.transect);
  await userEvent.click(screen.getByRole('button', { name: /Purpose/ }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Monitorlong-term repeated monitoring',
    'Cropmeasuring crop impacts on soil',
    'Investigativeone-off investigation of areas of interest',
  ]);
});

test('a form stands whatever its address says behind the hash', () => {
  history.replaceState(null, '', '#%E0%A4');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  renderName('Trough');
  expect(nameBox()).toHaveProperty('value', 'Trough');
});

test('what was put right leaves the list of what is wrong', async () => {
  const { user } = renderName();
  await press('Save');
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Give it a name' })).toBeDefined();
  await user.type(nameBox(), 'Ford');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Give it a name' })).toBeNull());
});

test('given a form that focuses its first field, when that is left untouched for the first time, then nothing is wrong with it yet', async () => {
  render(
    <FieldsForm
      formKey="trough:1"
      fields={fieldsOf}
      sections={sections}
      values={{ name: '' }}
      check={checkName}
      onSave={() => Promise.resolve()}
      focusesFirst
    />,
    { wrapper },
  );
  await waitFor(() => expect(document.activeElement).toBe(nameBox()));
  await userEvent.click(document.body);
  await act(() => Promise.resolve());
  expect(screen.queryByText('Give it a name')).toBeNull();
  await userEvent.click(nameBox());
  await userEvent.click(document.body);
  expect(await screen.findByText('Give it a name')).toBeDefined();
});

test('a row that was just added is blamed for nothing until it was gone through', async () => {
  renderKind(kinds.fertiliser, {});
  await press('Add product');
  const product = within(screen.getByRole('group', { name: 'product 1' }));
  await userEvent.click(product.getByRole('textbox', { name: /^Price/ }));
  expect(product.queryByText('Product is required')).toBeNull();
  await userEvent.click(product.getByRole('textbox', { name: /^Product/ }));
  await userEvent.tab();
  expect(await product.findByText('Product is required')).toBeDefined();
  expect(product.queryByText('Rate is required')).toBeNull();
});

test('who adds a row goes on in it, and who takes one out at the row that has its place', async () => {
  renderKind(kinds.effluent, { applications: [{ date: '2026-11-20' }, { date: '2026-11-21' }] });
  const row = (nth: number) => screen.getByRole('group', { name: `application ${nth}` });
  await press('Add application');
  expect(document.activeElement).toBe(row(3));
  await press('Remove application 1');
  expect(document.activeElement).toBe(row(1));
  await press('Remove application 2');
  expect(document.activeElement).toBe(row(1));
  await press('Remove application 1');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Application log' }));
});

test('what is wrong in a row is listed with the row', async () => {
  renderKind(kinds.effluent, { ...exampleAttributes.effluent, applications: [{ depth: 9 }, { depth: 8 }] });
  await press('Save');
  const summary = await screen.findByRole('alert');
  const told = within(summary).getAllByRole('link');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Application 1: Date is required',
    'Application 2: Date is required',
  ]);
});

test('a tick that nobody touched says so and is not saved as No; one that was taken away is', async () => {
  const { leaks: _notAnswered, ...values } = { leaks: false, ...exampleAttributes.trough };
  const save = renderKind(kinds.trough, values);
  const tick = screen.getByRole('checkbox', { name: 'Leaking', description: /^Not answered/ });
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty('leaks');
  await userEvent.click(tick);
  expect(screen.getByRole('checkbox', { name: 'Leaking', description: /^Yes/ })).toBe(tick);
  await userEvent.click(tick);
  expect(screen.getByRole('checkbox', { name: 'Leaking', description: /^No\b/ })).toBe(tick);
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[0]).toHaveProperty('leaks', false);
});

describe('the same form in two tabs of one browser', () => {
  beforeEach(() => Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true }));
  // A page without a browser has none.
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  /** What a tab remembers of itself is no other's. */
  const openTab = () => {
    sessionStorage.clear();
    return renderName('Old trough');
  };
  const boxIn = ({ container }: ReturnType<typeof openTab>) =>
    within(container).findByRole<HTMLInputElement>('textbox', { name: /Name/ });
  const typeIn = async (tab: ReturnType<typeof openTab>, typed: string) =>
    tab.user.type(await boxIn(tab), typed);
  const keptNames = () =>
    ['', '#1', '#2'].map((place) => readDraft('form', `${ownDraftKey('trough:1')}${place}`)?.values['name']);

  test('shows nothing of what the first is typing, and writes nothing over it', async () => {
    const first = openTab();
    await typeIn(first, ' by the ford');
    const second = openTab();
    expect((await boxIn(second)).value).toBe('Old trough');
    expect(within(second.container).queryByText(/What you typed before/)).toBeNull();
    await typeIn(second, ' on the hill');
    await waitFor(() =>
      expect(keptNames()).toEqual(['Old trough by the ford', 'Old trough on the hill', undefined]),
    );
  });

  test('of two that were opened before either was typed in, each keeps its own', async () => {
    const first = openTab();
    const second = openTab();
    await typeIn(second, ' on the hill');
    await typeIn(first, ' by the ford');
    await waitFor(() =>
      expect(keptNames()).toEqual(['Old trough on the hill', 'Old trough by the ford', undefined]),
    );
    await second.user.click(within(second.container).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keptNames()).toEqual([undefined, 'Old trough by the ford', undefined]));
  });

  test('finds its own again when it is read anew', async () => {
    await typeIn(openTab(), ' by the ford');
    const second = openTab();
    await typeIn(second, ' on the hill');
    await waitFor(() => expect(keptNames()[1]).toBe('Old trough on the hill'));
    second.unmount();
    const again = renderName('Old trough');
    expect((await boxIn(again)).value).toBe('Old trough on the hill');
  });

  test('says so of what a tab that is gone has left', async () => {
    const first = openTab();
    await typeIn(first, ' by the ford');
    first.unmount();
    const next = openTab();
    expect((await boxIn(next)).value).toBe('Old trough by the ford');
    expect(within(next.container).getByText(/What you typed before/)).toBeDefined();
  });
});
