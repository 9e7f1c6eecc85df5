import { writeFile } from 'node:fs/promises';
import type { Maker } from '../../platform/tasks/task-kind.ts';
import { printPlanBook, type PlanBookOrder } from './print-plan-book.ts';

/** Makes the book of a plan as a PDF, in the process of its task. */
export const makePlanBook: Maker = async (content, { path, files, say, typeset }) => {
  const order = content as PlanBookOrder; // prepared by this capability
  const { pages } = await printPlanBook(order, {
    say,
    readPicture: (key) => files.read(key),
  });
  await writeFile(path, await typeset(pages, order.at));
};
