import { allKinds, viewSections, type Attributes } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldsView } from './fields-view.tsx';

const named = allKinds.map((kind) => ({ kind, id: kind.id }));

test.each(named)('[RT-27] the page of a $id shows each value that it has under its label', ({ kind }) => {
  const values: Attributes = exampleAttributes[kind.id];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FieldsView sections={viewSections(kind, values)} />
    </QueryClientProvider>,
  );
  const filled = Object.entries(kind.fields).filter(([key]) => [values[key] ?? []].flat().length > 0);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(filled.map(([, { label }]) => label).filter((label) => !labels.includes(label))).toEqual([]);
  expect(screen.getAllByRole('definition').filter(({ textContent }) => textContent === '')).toEqual([]);
});
