import { presignProfileImage, updateProfileImage, type CurrentUser } from '@tussock/contract';
import { imageTypes, isImageType, LARGEST_UPLOAD, fileRefusals, refusals } from '@tussock/domain';
import { Avatar, Button, FilePicker, Panel } from '@tussock/ui';
import { useEffect, useState } from 'react';
import { isSessionError } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { client } from '../../session/client.ts';
import { userReceived } from '../../session/current-user.ts';
import { toasts } from '../../session/toasts.ts';
import { CropDialog } from './crop-dialog.tsx';
import styles from './my-details-screen.module.css';

const complain = (message: string): void => void toasts.show({ message, type: 'danger' });

/** Why a picture that was sent is not there: the specified sentences, or what the server says is wrong with it. */
function complainOf(error: unknown): void {
  // A lost session has a page of its own.
  if (isSessionError(error)) return;
  const isWorded = error instanceof ApiError && (error.status === 413 || error.fields.length > 0);
  complain(isWorded ? error.message : refusals.imageUpload);
}

/** Sends a square picture and makes it the person's own. */
async function sendPicture(square: Blob, onProgress: (share: number) => void): Promise<CurrentUser> {
  const contentType = 'image/jpeg';
  const { filePath, presignedData } = await client.call(
    presignProfileImage,
    { body: { contentType } },
    { isQuiet: true },
  );
  await uploadFile(presignedData, square, { contentType, onProgress });
  return client.call(updateProfileImage, { body: { profileImageUrl: filePath } }, { isQuiet: true });
}

/** The person's picture: choosing, cropping, sending, removing. */
export function PicturePanel({ user }: { readonly user: CurrentUser }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [share, setShare] = useState<number>();
  const [isRemoving, setIsRemoving] = useState(false);
  // Pixels that nobody shows any more are many megabytes.
  useEffect(() => () => picture?.close(), [picture]);

  const handleFile = async (file: File) => {
    if (file.size > LARGEST_UPLOAD.profileImage) complain(refusals.tooLarge);
    else if (isImageType(file.type)) {
      const decoded = await createImageBitmap(file).catch(() => null);
      if (decoded) setPicture(decoded);
      else complain(fileRefusals.imageType);
    } else complain(fileRefusals.imageType);
  };
  const handleUse = async (square: Blob) => {
    setShare(0);
    try {
      userReceived(await sendPicture(square, setShare));
      setPicture(null);
    } catch (error) {
      complainOf(error);
    } finally {
      setShare(undefined);
    }
  };
  const handleRemove = async () => {
    setIsRemoving(true);
    try {
      userReceived(await client.call(updateProfileImage, { body: { profileImageUrl: null } }));
    } catch {
      // The client has shown what was wrong; the picture stays.
    } finally {
      setIsRemoving(false);
    }
  };

  return (
    <Panel title="Your picture">
      <div className={styles.picture}>
        <Avatar name={user.name} imageUrl={user.profileImageUrl} size="large" />
        <div className={styles.acts}>
          <FilePicker
            label="Picture file"
            accept={Object.keys(imageTypes).join(',')}
            onChoose={([file]) => {
              if (file) void handleFile(file);
            }}
          >
            {user.profileImageUrl ? 'Choose another picture' : 'Choose a picture'}
          </FilePicker>
          {user.profileImageUrl && (
            <Button icon="trash" isQuiet isPending={isRemoving} onClick={() => void handleRemove()}>
              Remove
            </Button>
          )}
          <p className={styles.note}>
            JPEG, PNG or WebP, up to {LARGEST_UPLOAD.profileImage / 1_000_000} MB. Shown to people who are
            signed in.
          </p>
        </div>
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          share={share}
          onUse={(square) => void handleUse(square)}
          onCancel={() => setPicture(null)}
        />
      )}
    </Panel>
  );
}
