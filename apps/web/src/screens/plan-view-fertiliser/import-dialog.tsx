import { useMutation } from '@tanstack/react-query';
import { importSpreaderFile, previewSpreaderFile, type SpreaderLine } from '@tussock/contract';
import { BREAK_MARKER, dayWithMonth, decodeText, readDelimited } from '@tussock/domain';
import type { TableColumn } from '@tussock/ui';
import Papa from 'papaparse';
import { useState } from 'react';
import { Fate, ImportFrame, ImportRows } from '../../activities/import-file/index.ts';
import { bytesOf } from '../../device/index.ts';
import { ApiError } from '../../api/errors.ts';
import { client } from '../../session/client.ts';
import { figure } from './figures.ts';

interface ImportDialogProps {
  readonly planId: string;
  readonly onClose: () => void;
}

const states = {
  new: { label: 'New', variant: 'success' },
  known: { label: 'Already here', variant: 'secondary' },
  faulty: { label: 'Left out', variant: 'danger' },
} as const;

const columns: readonly TableColumn<SpreaderLine>[] = [
  { id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => line },
  { id: 'date', header: 'Date', cell: ({ date, faults }) => (faults.length > 0 ? date : dayWithMonth(date)) },
  { id: 'place', header: 'Paddock', cell: ({ paddock }) => paddock },
  { id: 'product', header: 'Product', cell: ({ product }) => product },
  {
    id: 'rate',
    header: 'Rate, kg/ha',
    align: 'end',
    cell: ({ rate }) => (rate === null ? '–' : figure(rate)),
  },
  { id: 'area', header: 'Area, ha', align: 'end', cell: ({ area }) => (area === null ? '–' : figure(area)) },
  {
    id: 'state',
    header: 'Result',
    cell: ({ state, faults }) => <Fate {...states[state]} remarks={faults} isRefused={state === 'faulty'} />,
  },
];

const faultyFirst = (lines: readonly SpreaderLine[]): readonly SpreaderLine[] =>
  [...lines].sort((a, b) => b.faults.length - a.faults.length || a.line - b.line);

/** Takes a spreader's file, shows what each line would become, and saves those without a fault. */
export function ImportDialog({ planId, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [fileName, setFileName] = useState('');
  const preview = useMutation({
    mutationFn: async (file: File) => {
      setFileName(file.name);
      const decoded = decodeText(await bytesOf(file));
      if (!decoded.ok) throw new ApiError(decoded.fault, 400, {});
      setText(decoded.text);
      const guessed = decoded.notice === undefined ? [] : [decoded.notice];
      setNotices([...guessed, ...readDelimited(Papa, decoded.text).notices]);
      return client.call(
        previewSpreaderFile,
        { params: { planId }, body: { text: decoded.text } },
        { isQuiet: true },
      );
    },
  });
  const save = useMutation({
    mutationFn: () => client.call(importSpreaderFile, { params: { planId }, body: { text } }),
    onSuccess: onClose,
  });
  const found = preview.data;
  const count = found?.counts.new ?? 0;
  return (
    <ImportFrame
      title="Import a spreader’s file"
      note="A CSV file with the columns date, paddock, product, rate (kg/ha) or quantity (kg, or tonnes), and area (ha) where it is not the whole paddock. Lines already imported are left as they are."
      accept=".csv,.txt,text/csv"
      fileName={fileName}
      onChoose={preview.mutate}
      isReading={preview.isPending}
      status={
        found
          ? `${found.counts.new} new, ${found.counts.known} already here, ${found.counts.faulty} left out`
          : ''
      }
      faults={preview.error?.message.split(BREAK_MARKER) ?? []}
      notices={found ? notices : []}
      saveLabel={count > 0 ? `Save ${count} ${count === 1 ? 'application' : 'applications'}` : 'Save'}
      canSave={count > 0}
      isSaving={save.isPending}
      onSave={save.mutate}
      onClose={onClose}
    >
      {found && (
        <ImportRows
          label="Lines of the file"
          columns={columns}
          rows={faultyFirst(found.lines)}
          rowKey={({ line }) => String(line)}
          total={found.lines.length}
        />
      )}
    </ImportFrame>
  );
}
