import { fileRefusals } from '@tussock/domain';
import { AppError } from '../http/app-error.ts';
import { ImageRefused } from './encode-image.ts';

const sentences: { readonly [R in ImageRefused['reason']]: string } = {
  notAnImage: fileRefusals.imageType,
  tooManyPixels: fileRefusals.imageTooManyPixels,
};

/** Converts an image that cannot be accepted to a refusal of its field; rethrows every other error. */
export const refuseImage =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof ImageRefused)) throw error;
    const message = sentences[error.reason];
    throw new AppError('badRequest', {
      message: [message],
      fields: [{ field, message }],
      logText: error.cause instanceof Error ? error.cause.message : error.message,
    });
  };
