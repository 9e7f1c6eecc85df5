import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkFields } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { FieldsForm } from './fields-form.tsx';

const fields = {
  name: { type: 'text', label: 'Name', required: true, maxLength: 60 },
  cartage: { type: 'number', label: 'Cartage', min: 0, max: 100, step: 1 },
} as const;
const sections = [
  { title: 'Application', fields: ['name'] },
  { title: 'Charges', fields: ['cartage'], isFolded: true },
];
beforeEach(() => localStorage.clear());

const show = (values: object, onSave = vi.fn(() => Promise.resolve())) => {
  render(
    <FieldsForm
      formKey="charges"
      fields={fields}
      sections={sections}
      values={values as Readonly<Record<string, unknown>>}
      check={(typed) => checkFields(fields, typed)}
      onSave={onSave}
    />,
  );
  return onSave;
};
const fold = () => screen.queryByRole('button', { name: /^Charges/ });

test('a folded section is opened by its title, and what is typed in it is saved', async () => {
  const onSave = show({ name: 'Urea' });
  expect(screen.queryByLabelText('Cartage')).toBeNull();
  expect(fold()?.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(fold() ?? document.body);
  await userEvent.type(screen.getByLabelText('Cartage'), '28');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith({ name: 'Urea', cartage: 28 }, { name: 'Urea' });
});

test('of a folded section it is said what is filled in', () => {
  show({ name: 'Urea', cartage: 28 });
  expect(fold()?.textContent).toBe('ChargesCartage 28');
});

test('a folded section opens where something in it is refused', async () => {
  show({ name: 'Urea', cartage: 999 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByLabelText('Cartage')).toBeDefined();
});
