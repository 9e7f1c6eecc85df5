import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fileRefusals, refusals } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { UploadDesk } from '../../session/uploads/upload-desk.ts';
import { UploadPanel } from './upload-panel.tsx';

interface Sending {
  readonly onSent: (bytes: number) => void;
  readonly arrive: () => void;
  readonly fail: (error: unknown) => void;
}
const { holder } = vi.hoisted(() => {
  const holder: { desk?: unknown } = {};
  return { holder };
});
vi.mock('../../session/uploads/index.ts', () => ({
  resumeUploads: async () => undefined,
  get uploads() {
    return holder.desk;
  },
}));

let sendings: Sending[];
beforeEach(() => {
  sendings = [];
  holder.desk = new UploadDesk({
    send: (_file, { onSent }) =>
      new Promise((resolve, reject) =>
        sendings.push({ onSent, arrive: () => resolve({} as never), fail: reject }),
      ),
    keep: async () => undefined,
    drop: async () => undefined,
    whenLineMayBe: () => undefined,
    later: () => undefined,
  });
});
const pdf = (name: string, size: number): File =>
  Object.defineProperty(new File(['x'], name, { type: 'application/pdf' }), 'size', { value: size });

test('[RT-16] several files dropped at once are sent, each with how far it is; what cannot be is said beside its name', async () => {
  render(<UploadPanel planId="plan" folder="Consents" />);
  const files = [pdf('Tōtara 🐄.pdf', 4_250_000), pdf('Bore.pdf', 2000), pdf('Film.pdf', 2_000_000_000)];
  const zone = screen.getByText('New documents go to Consents.').parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files } });
  sendings[0]?.onSent(640_000);
  await waitFor(() => expect(screen.getByText('640 kB of 4.3 MB')).toBeTruthy());
  expect(screen.getByRole('alert').textContent).toBe(`Film.pdf: ${refusals.tooLarge}`);
  sendings[0]?.arrive();
  sendings[1]?.fail(
    new ApiError(fileRefusals.notPdf, 400, { fields: [{ field: 'filePath', message: fileRefusals.notPdf }] }),
  );
  expect((await screen.findByText('Added')).textContent).toBe('Added');
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    `Bore.pdf: ${fileRefusals.notPdf}`,
    `Film.pdf: ${refusals.tooLarge}`,
  ]);
});
