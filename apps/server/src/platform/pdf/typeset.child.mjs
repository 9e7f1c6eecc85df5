// Typesets one document at a time in a process of its own: compiling is synchronous native code, and only ending the
// process stops one that runs away. Plain JavaScript, because it is started by file name.
import { setTimeout as turn } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const [workspace, ...fontFolders] = process.argv.slice(2);
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders }] });

async function typeset({ id, main, files, timestamp }) {
  try {
    for (const [name, content] of Object.entries(files))
      compiler.mapShadow(`${workspace}/${name}`, Buffer.from(content));
    const pdf = compiler.pdf(
      { mainFilePath: `${workspace}/${main}` },
      { pdfStandard: 'ua-1', creationTimestamp: timestamp },
    );
    process.send({ id, pdf });
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
