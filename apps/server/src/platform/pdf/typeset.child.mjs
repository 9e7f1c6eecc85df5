// Makes and typesets one document at a time in a process of its own: compiling is synchronous native code, and only ending the
// process stops one that runs away. Plain JavaScript, because it is started by file name.
import { setTimeout as turn } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { compactPdf } from './compact-pdf.mjs';

const [workspace, documentsModule, ...fontFolders] = process.argv.slice(2);
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders }] });

/** The document of an order: made already, or by one of the makers. Read on the first use, for most tests need none. */
async function documentOf({ maker, content, ...made }) {
  if (maker === undefined) return made;
  const { documents } = await import(documentsModule);
  return await documents[maker](content);
}

async function typeset({ id, timestamp, ...order }) {
  try {
    const { main, files } = await documentOf(order);
    for (const [name, content] of Object.entries(files))
      compiler.mapShadow(`${workspace}/${name}`, Buffer.from(content));
    const pdf = compiler.pdf(
      { mainFilePath: `${workspace}/${main}` },
      { pdfStandard: 'ua-1', creationTimestamp: timestamp },
    );
    process.send({ id, pdf: compactPdf(pdf) });
  } catch (error) {
    process.send({ id, error: String(error?.message ?? error) });
  }
  compiler.resetShadow();
  compiler.evictCache(0);
  // Native objects are freed by finalisers, which need a turn of the event loop.
  await turn(0);
}

process.on('message', (order) => {
  void typeset(order);
});
process.send({ ready: true });
