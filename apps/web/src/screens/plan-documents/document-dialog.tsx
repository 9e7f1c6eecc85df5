import { documentWords, isImageType, momentBriefly, sayBytes } from '@tussock/domain';
import { Button, buttonClasses, Dialog } from '@tussock/ui';
import { useState } from 'react';
import { usePlanFiles } from '../../sync/index.ts';
import styles from './document-dialog.module.css';
import { DocumentForm } from './document-form.tsx';
import { typeLabelOf, type DocumentRow } from './document-rows.ts';
import { DocumentUses } from './document-uses.tsx';
import { DocumentVersions } from './document-versions.tsx';
import { Preview } from './preview.tsx';
import type { SharedProps } from './shared-props.ts';
import type { DocumentWrites } from './use-document-writes.ts';

interface DocumentDialogProps extends SharedProps {
  readonly row: DocumentRow;
  readonly writes: DocumentWrites;
  readonly onClose: () => void;
}

/** One document: what it looks like, what is known of it, what shows it, and what it was before. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { planId, row, list, writes, isEditing, change, onClose } = props;
  const { file } = row;
  const { addressOf } = usePlanFiles();
  // The newest, whatever that is by now, until one before it is chosen.
  const [shown, setShown] = useState<number | null>(null);
  const version = file.earlier.find(({ number }) => number === shown) ?? file;
  const size = isImageType(version.contentType) ? 'large' : 'original';
  const wish = { fileId: file._id, version: version.number === file.number ? undefined : version.number };
  const address = addressOf(file._id, size, wish.version);
  const at = list.found.findIndex(({ id }) => id === row.id);
  const turn = (by: 1 | -1) => {
    const next = list.found[at + by];
    return { disabled: at < 0 || !next, onClick: () => next && change({ open: next.id }) };
  };
  return (
    <Dialog
      title={file.name}
      isOpen
      size="full"
      onClose={onClose}
      footer={
        <>
          <span className={styles.turn}>
            <Button icon="chevron-left" {...turn(-1)}>
              Before
            </Button>
            <Button icon="chevron-right" {...turn(1)}>
              Next
            </Button>
          </span>
          <span className={styles.spring} />
          <a {...buttonClasses({ variant: 'primary' })} href={address} download={file.name}>
            Download
          </a>
        </>
      }
    >
      <div className={styles.parts}>
        <Preview key={address} version={version} name={file.name} address={address} wish={wish} />
        <div className={styles.about}>
          <p className={styles.facts}>
            {[
              typeLabelOf(version.contentType),
              sayBytes(version.bytes),
              `${version.uploadedByName ?? 'Somebody'}, ${momentBriefly(version.uploadedAt)}`,
            ].join(' · ')}
          </p>
          <DocumentForm file={file} isEditing={isEditing} writes={writes} />
          <DocumentUses planId={planId} uses={row.uses} />
          <DocumentVersions
            planId={planId}
            file={file}
            shown={version.number}
            onShow={setShown}
            isEditing={isEditing}
          />
          {isEditing && (
            <Button
              icon="trash"
              variant="danger"
              isQuiet
              disabled={row.uses.length > 0}
              {...(row.uses.length > 0 ? { title: documentWords.inUseHint } : {})}
              onClick={() => void writes.remove([file]).then((isDone) => isDone && onClose())}
            >
              Delete
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
