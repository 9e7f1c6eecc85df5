import { fileRefusals } from '@tussock/domain';
import { AppError } from '../http/app-error.ts';
import { ImageRefused } from './encode-image.ts';

const sentences: { readonly [R in ImageRefused['reason']]: string } = {
  notAnImage: fileRefusals.imageType,
  tooManyPixels: fileRefusals.imageTooManyPixels,
};

/** Turns an image that cannot be taken into a refusal beside the field it was sent in; throws everything else on. */
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
