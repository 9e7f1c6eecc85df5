import { expect, test } from 'vitest';
import { uploadFault } from './upload-file.ts';

const tooLarge = 'The file uploaded is too large. Please try again.';
const failed = "Your image couldn't be uploaded, please try again later.";

test.each([
  ['[ERR-413] by the disk store', 413, '{}', tooLarge],
  ['[ERR-413] by an S3 store', 400, '<Error><Code>EntityTooLarge</Code></Error>', tooLarge],
  ['[ERR-image] because its time was over', 403, '<Error><Code>AccessDenied</Code></Error>', failed],
  ['[ERR-image] because the store is broken', 503, '', failed],
  ['[ERR-image] because nothing answered', 0, '', failed],
])('an upload refused %s says so', (_why, status, body, sentence) => {
  expect(uploadFault(status, body).message).toBe(sentence);
});
