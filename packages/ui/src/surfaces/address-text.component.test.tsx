import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressText } from './address-text.tsx';

test('an address may be broken behind its @ and before each dot, and is read as it is', () => {
  const { container } = render(<AddressText address="admin@hill.country.nz" />);
  expect(container.innerHTML).toBe('admin@<wbr>hill<wbr>.country<wbr>.nz');
  expect(container.textContent).toBe('admin@hill.country.nz');
});
