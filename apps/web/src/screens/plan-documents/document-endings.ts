import { documentTypes, imageTypes } from '@tussock/domain';

/** The endings of every file that may be kept with a plan, as a file input takes them: '.pdf,.docx,…'. */
export const documentEndings = Object.values({ ...documentTypes, ...imageTypes })
  .flatMap(({ endings }) => endings)
  .join(',');
