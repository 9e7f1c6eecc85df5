import { useMutation } from '@tanstack/react-query';
import { importSpreaderFile, previewSpreaderFile, type SpreaderLine } from '@tussock/contract';
import { BREAK_MARKER } from '@tussock/domain';
import { Button, DataTable, Dialog, Tag, type TableColumn } from '@tussock/ui';
import { useState } from 'react';
import { decodeText } from '../../activities/read-text-file/index.ts';
import { ApiError } from '../../api/errors.ts';
import { client } from '../../session/client.ts';
import styles from './fertiliser-screen.module.css';
import { dayInWords, figure } from './figures.ts';

interface ImportDialogProps {
  readonly planId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const states = {
  new: { label: 'New', variant: 'success' },
  known: { label: 'Already here', variant: 'secondary' },
  faulty: { label: 'Left out', variant: 'danger' },
} as const;

const columns: readonly TableColumn<SpreaderLine>[] = [
  { id: 'line', header: 'Line', isRowHeader: true, cell: ({ line }) => line },
  { id: 'date', header: 'Date', cell: ({ date, faults }) => (faults.length > 0 ? date : dayInWords(date)) },
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
    header: 'What becomes of it',
    cell: ({ state, faults }) => (
      <>
        <Tag variant={states[state].variant}>{states[state].label}</Tag>
        {faults.length > 0 && (
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </>
    ),
  },
];

/** More lines than this would only be scrolled past; those with faults come first. */
const LINES_SHOWN = 200;

const faultyFirst = (lines: readonly SpreaderLine[]): readonly SpreaderLine[] =>
  [...lines].sort((a, b) => b.faults.length - a.faults.length || a.line - b.line).slice(0, LINES_SHOWN);

/** Takes a spreader's file, shows what each line would become, and saves those without a fault. */
export function ImportDialog({ planId, isOpen, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const preview = useMutation({
    mutationFn: async (file: File) => {
      const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (!decoded.ok) throw new ApiError(decoded.fault, 400, {});
      const { text: content, notice: told = '' } = decoded;
      setText(content);
      setNotice(told);
      return client.call(
        previewSpreaderFile,
        { params: { planId }, body: { text: content } },
        { isQuiet: true },
      );
    },
  });
  const close = (): void => {
    preview.reset();
    setText('');
    setNotice('');
    onClose();
  };
  const save = useMutation({
    mutationFn: () => client.call(importSpreaderFile, { params: { planId }, body: { text } }),
    onSuccess: close,
  });
  const found = preview.data;
  const faults = preview.error instanceof ApiError ? preview.error.message.split(BREAK_MARKER) : [];
  return (
    <Dialog
      title="Import a spreader’s file"
      isOpen={isOpen}
      onClose={close}
      size="wide"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            isPending={save.isPending}
            disabled={!found || found.counts.new === 0}
            onClick={() => save.mutate()}
          >
            {found && found.counts.new > 0
              ? `Save ${found.counts.new} ${found.counts.new === 1 ? 'application' : 'applications'}`
              : 'Save'}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p className={styles.note}>
          A CSV file with the columns date, paddock, product, rate (kg/ha) or quantity (kg, or tonnes), and
          area (ha) where it is not the whole paddock. A line that was imported before is left alone.
        </p>
        <label>
          File{' '}
          <input
            className={styles.file}
            type="file"
            accept=".csv,.txt,text/csv"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) preview.mutate(file);
            }}
          />
        </label>
        <p role="status">
          {preview.isPending
            ? 'Reading…'
            : found
              ? `${found.counts.new} new, ${found.counts.known} already here, ${found.counts.faulty} left out`
              : ''}
        </p>
        {notice !== '' && found && <p className={styles.note}>{notice}</p>}
        {faults.length > 0 && (
          <ul role="alert" className={styles.faults}>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {found && (
          <div className={styles.scroll}>
            <DataTable
              label="Lines of the file"
              columns={columns}
              rows={faultyFirst(found.lines)}
              rowKey={({ line }) => String(line)}
              emptyState={<p className={styles.note}>The file has no lines.</p>}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
