import { documentWords } from '@tussock/domain';
import { toasts } from './toasts.ts';
import { resumeUploads } from './uploads/index.ts';

/** Resumes uploads that were interrupted by closing the browser, on whatever page; they are listed among the documents of their farm. */
export async function goOnWithUploads(): Promise<void> {
  const count = await resumeUploads();
  if (count > 0) toasts.show({ message: documentWords.goesOn(count) });
}
