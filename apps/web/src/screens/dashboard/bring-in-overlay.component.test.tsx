import { QueryClientProvider } from '@tanstack/react-query';
import { archiveRefusals, archiveWords } from '@tussock/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { BringInOverlay } from './bring-in-overlay.tsx';

const PLAN = '0192f000-0000-7000-8000-00000000000a';
interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}
const asked: Asked[] = [];
let answers: Response[];
const onCreated = vi.fn();

beforeEach(() => {
  asked.length = 0;
  onCreated.mockClear();
  queryClient.clear();
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : String(input), 'https://tussock.example'),
      input instanceof Request ? input : init,
    );
    const { pathname: path } = new URL(request.url);
    asked.push({ path, body: (await request.json()) as Asked['body'] });
    // Everything has arrived before: nothing is sent in this story.
    if (path.endsWith('/upload')) return Response.json({ filePath: 'upload/zip', missing: [] });
    return answers.shift() ?? Response.error();
  });
});
afterEach(() => vi.unstubAllGlobals());

const zip = new File(['PK'], 'Mākahu whole plan.zip', { type: 'application/zip' });
async function choose(): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <BringInOverlay onCreated={onCreated} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.upload(screen.getByLabelText(archiveWords.file), zip);
}

test('a ZIP that is chosen is sent, and the plan that is made of it is opened', async () => {
  answers = [Response.json({ _id: PLAN, propertyName: 'Mākahu Downs' })];
  await choose();
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(PLAN));
  expect(asked.map(({ path }) => path)).toEqual(['/api/plan/archive/upload', '/api/plan/archive/bring-in']);
  expect(asked[0]?.body).toMatchObject({ bytes: 2 });
  expect(asked[1]?.body).toEqual({ filePath: 'upload/zip' });
});

test('why a ZIP is refused is said beside it, and tried again it goes on with what was sent', async () => {
  const refusal = { code: 'badRequest', message: [archiveRefusals.notZip] };
  answers = [
    Response.json(refusal, { status: 400 }),
    Response.json({ _id: PLAN, propertyName: 'Mākahu Downs' }),
  ];
  await choose();
  expect((await screen.findByRole('alert')).textContent).toContain(archiveRefusals.notZip);
  expect(screen.getByText('Mākahu whole plan.zip, 1 kB')).toBeDefined();
  expect(onCreated).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try this ZIP again' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(PLAN));
  expect(asked[2]?.body['uploadId']).toBe(asked[0]?.body['uploadId']);
});
