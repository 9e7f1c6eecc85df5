// Typesets documents with Typst, for the processes that do. Plain JavaScript, because those are started by file name.
import { setTimeout as turn } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { compactPdf } from './compact-pdf.mjs';

/** What makes a tagged PDF (PDF/UA-1) of a document: its main file and the files it reads, by name. `timestamp` is seconds. */
export function createTypesetter(workspace, fontFolders) {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders }] });
  return async ({ main, files }, timestamp) => {
    try {
      for (const [name, content] of Object.entries(files))
        compiler.mapShadow(`${workspace}/${name}`, Buffer.from(content));
      const settings = { pdfStandard: 'ua-1', creationTimestamp: timestamp };
      return compactPdf(compiler.pdf({ mainFilePath: `${workspace}/${main}` }, settings));
    } finally {
      compiler.resetShadow();
      compiler.evictCache(0);
      // Native objects are freed by finalisers, which need a turn of the event loop.
      await turn(0);
    }
  };
}
