// Makes and typesets one document at a time in a process of its own: compiling is synchronous native code, and only ending the
// process stops one that runs away. Plain JavaScript, because it is started by file name.
import { createTypesetter } from './typesetter.mjs';

const [workspace, documentsModule, ...fontFolders] = process.argv.slice(2);
const typesetDocument = createTypesetter(workspace, fontFolders);

/** The document of an order: made already, or by one of the makers. Read on the first use, for most tests need none. */
async function documentOf({ maker, content, ...made }) {
  if (maker === undefined) return made;
  const { documents } = await import(documentsModule);
  return documents[maker](content);
}

async function typeset({ id, timestamp, ...order }) {
  try {
    process.send({ id, pdf: await typesetDocument(await documentOf(order), timestamp) });
  } catch (error) {
    process.send({ id, error: String(error?.message ?? error) });
  }
}

process.on('message', (order) => {
  void typeset(order);
});
process.send({ ready: true });
