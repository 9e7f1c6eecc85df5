import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OneField } from './one-field.tsx';

test('what was written before is found without its macrons', async () => {
  render(
    <OneField
      label="Folder"
      suggestions={['Kōrero', 'Consents']}
      act="Move"
      onDone={async () => undefined}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Folder' }), 'korero');
  expect(screen.getByRole('button', { name: 'Kōrero' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Consents' })).toBeNull();
});
