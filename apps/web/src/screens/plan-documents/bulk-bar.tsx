import { countInFigures, documentWords, sayBytes, sumOf } from '@tussock/domain';
import { Button, ConfirmDialog, Popover, SelectionBar } from '@tussock/ui';
import { useState } from 'react';
import type { DocumentRow } from './document-rows.ts';
import { OneField } from './one-field.tsx';
import { DownloadButton } from './download-all.tsx';
import type { SharedProps } from './shared-props.ts';
import type { DocumentWrites } from './use-document-writes.ts';

interface BulkBarProps extends SharedProps {
  readonly rows: readonly DocumentRow[];
  readonly writes: DocumentWrites;
  readonly onClear: () => void;
}

/** What can be done with all chosen documents at once: one write, which one step takes back. */
export function BulkBar({ planId, rows, list, writes, isEditing, onClear }: BulkBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const files = rows.map(({ file }) => file);
  const count = files.length;
  const move = (folder: string): Promise<boolean> =>
    writes.change(files, { folder: folder.trim() || null }, words(documentWords.moved(count, folder)));
  const tag = (text: string): Promise<boolean> =>
    writes.change(files, ({ tags }) => ({ tags: [...tags, text] }), words(documentWords.tagged(count)));
  const inUse = rows.filter(({ uses }) => uses.length > 0);
  return (
    <SelectionBar
      label="Chosen documents"
      words={
        <>
          <strong>{countInFigures(count)} chosen</strong> {sayBytes(sumOf(files.map(({ bytes }) => bytes)))}
        </>
      }
    >
      {isEditing && (
        <>
          <Popover label="Move…" icon="folder" placement="top">
            {(close) => (
              <OneField
                label="Folder"
                help="Folders within each other: Consents/Water. Empty for none."
                suggestions={list.folders.map(({ path }) => path)}
                act="Move"
                onDone={async (text) => void ((await move(text)) && close())}
              />
            )}
          </Popover>
          <Popover label="Tag…" icon="label" placement="top">
            {(close) => (
              <OneField
                label="Tag"
                suggestions={list.tags}
                act="Add tag"
                isNeeded
                onDone={async (text) => void ((await tag(text)) && close())}
              />
            )}
          </Popover>
        </>
      )}
      <DownloadButton planId={planId} ids={files.map(({ _id }) => _id)} label="Download" />
      {isEditing && (
        <Button icon="trash" variant="danger" onClick={() => setIsAsking(true)}>
          Delete
        </Button>
      )}
      <Button onClick={onClear}>Clear</Button>
      <ConfirmDialog
        title={documentWords.deleteTitle(count)}
        isOpen={isAsking}
        confirmLabel={documentWords.deleteTitle(count)}
        variant="danger"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void writes.remove(files).then((isDone) => isDone && onClear());
        }}
      >
        <p>{inUse.length > 0 ? documentWords.someInUse(inUse.length) : documentWords.deleteText}</p>
      </ConfirmDialog>
    </SelectionBar>
  );
}

const words = (toast: string) => ({ label: toast.replace(/\.$/u, ''), toast });
