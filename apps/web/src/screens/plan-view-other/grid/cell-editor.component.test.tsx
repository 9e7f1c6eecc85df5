import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CellEditor } from './cell-editor.tsx';

test('what is typed in a cell is handed on when something beside the list is pressed', async () => {
  const onLeave = vi.fn();
  render(
    <>
      <CellEditor
        field={{ type: 'text', label: 'Name', maxLength: 40 }}
        value="North"
        siblings={{}}
        featureChoices={() => []}
        message={undefined}
        top={0}
        left={0}
        onLeave={onLeave}
        onEscape={() => undefined}
      />
      <button type="button">Save paddocks</button>
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), ' flat');
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save paddocks' }));
  expect(onLeave).toHaveBeenCalledWith('North flat', 'stay');
});

test('what is pressed in the list of a cell is of the cell', async () => {
  const onLeave = vi.fn();
  const options = [
    { key: 'good', label: 'Good' },
    { key: 'poor', label: 'Poor' },
  ];
  render(
    <CellEditor
      field={{ type: 'enum', label: 'State', options }}
      value="good"
      siblings={{}}
      featureChoices={() => []}
      message={undefined}
      top={0}
      left={0}
      onLeave={onLeave}
      onEscape={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /State/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Poor' }));
  expect(onLeave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /State/ }).textContent).toContain('Poor');
});

test('Ctrl S hands on what is typed in a cell, and is heard by what saves the list', async () => {
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
  document.addEventListener('keydown', hear);
  render(
    <CellEditor
      field={{ type: 'text', label: 'Name', maxLength: 40 }}
      value="North"
      siblings={{}}
      featureChoices={() => []}
      message={undefined}
      top={0}
      left={0}
      onLeave={(value, way) => heard.push(`${String(value)} ${way}`)}
      onEscape={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Control>}s{/Control}');
  document.removeEventListener('keydown', hear);
  expect(heard).toEqual(['Control', 'North stay', 's']);
});
