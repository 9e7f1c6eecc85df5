import type { PlanFile } from '@tussock/contract';
import {
  fileTypeLabel,
  figureWith,
  momentBriefly,
  momentWithTime,
  recordWords,
  sayBytes,
} from '@tussock/domain';
import { Button, Dialog, Icon } from '@tussock/ui';
import { useState } from 'react';
import { usePlanFiles } from '../../sync/index.ts';
import styles from './files-view.module.css';

/** Files of a feature: photos as thumbnails that open large, documents as downloads. */
export function FilesView({ fileIds }: { readonly fileIds: readonly string[] }) {
  const { byId, addressOf, isWaiting } = usePlanFiles();
  const [openId, setOpenId] = useState<string>();
  const files = fileIds.flatMap((id) => byId.get(id) ?? []);
  const photos = files.filter(({ purpose }) => purpose === 'photo');
  const papers = files.filter(({ purpose }) => purpose === 'document');
  const open = photos.find(({ _id }) => _id === openId);
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((file) => (
            <li key={file._id}>
              <button type="button" className={styles.photo} onClick={() => setOpenId(file._id)}>
                <img src={addressOf(file._id, 'small')} alt={file.caption || file.name} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {papers.length > 0 && (
        <ul className={styles.papers}>
          {papers.map(({ _id, name, caption, contentType, bytes, width }) => (
            <li key={_id}>
              <a
                className={styles.paper}
                href={addressOf(_id, width === null ? 'original' : 'large')}
                download={name}
              >
                <Icon name="download" size="small" />
                <span>{caption || name}</span>
              </a>
              <span className={styles.facts}>{`${fileTypeLabel(contentType)}, ${sayBytes(bytes)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <LargePhoto
          file={open}
          address={addressOf(open._id, 'large')}
          isWaiting={isWaiting(open._id)}
          place={photos.indexOf(open)}
          count={photos.length}
          onTurn={(by) => setOpenId(photos[photos.indexOf(open) + by]?._id)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}

interface LargePhotoProps {
  readonly file: PlanFile;
  readonly address: string;
  readonly isWaiting: boolean;
  /** Where it stands among the photos, from 0. */
  readonly place: number;
  readonly count: number;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

function LargePhoto({ file, address, isWaiting, place, count, onTurn, onClose }: LargePhotoProps) {
  const facts = [
    isWaiting
      ? recordWords.fileWaits
      : `${file.uploadedByName ?? 'Somebody'}, ${momentBriefly(file.uploadedAt)}`,
    ...(file.takenAt === null ? [] : [`taken ${momentWithTime(file.takenAt)}`]),
    ...(file.place
      ? [
          `taken at ${file.place
            .toReversed()
            .map((degree) => figureWith(degree, 5))
            .join(', ')}`,
        ]
      : []),
  ];
  return (
    <Dialog
      title={file.caption || file.name}
      isOpen
      size="wide"
      isDismissable
      onClose={onClose}
      footer={
        count > 1 && (
          <>
            <Button icon="chevron-left" disabled={place === 0} onClick={() => onTurn(-1)}>
              Earlier
            </Button>
            <Button icon="chevron-right" disabled={place === count - 1} onClick={() => onTurn(1)}>
              Next
            </Button>
          </>
        )
      }
    >
      <figure className={styles.large}>
        <img
          key={file._id}
          src={address}
          alt={file.caption || file.name}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
        />
        <figcaption>{facts.join(', ')}</figcaption>
      </figure>
    </Dialog>
  );
}
