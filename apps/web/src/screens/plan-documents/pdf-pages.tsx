import { readFile } from '@tussock/contract';
import { documentWords } from '@tussock/domain';
import { EmptyState, Skeleton } from '@tussock/ui';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../session/client.ts';
import styles from './preview.module.css';

/** Pages are drawn as sharp as this screen shows them, and no sharper than paper needs. */
const MOST_SCALE = 2;

/** Reads in a worker of our own origin; nothing of the document is run, and nothing is fetched for it. */
const openPdf = (bytes: ArrayBuffer) => {
  pdfjs.GlobalWorkerOptions.workerPort ??= new Worker(
    new URL('pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url),
    { type: 'module' },
  );
  return pdfjs.getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: false,
    useSystemFonts: true,
    enableXfa: false,
    stopAtErrors: false,
  });
};

/** Which version of which document of the open plan; the newest where none is named. */
export interface ReadWish {
  readonly fileId: string;
  readonly version: number | undefined;
}

/** The PDF that is wanted; null where it cannot be read. */
function usePdf({ fileId, version }: ReadWish): PDFDocumentProxy | null | undefined {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>();
  useEffect(() => {
    const end = new AbortController();
    let opening: ReturnType<typeof openPdf> | undefined;
    const read = async (): Promise<void> => {
      const query = version === undefined ? {} : { version };
      const wish = { params: { fileId, size: 'original' }, query };
      const { blob } = await client.callForFile(readFile, wish, { signal: end.signal, isQuiet: true });
      opening = openPdf(await blob.arrayBuffer());
      const opened = await opening.promise;
      if (!end.signal.aborted) setPdf(opened);
    };
    read().catch(() => end.signal.aborted || setPdf(null));
    return () => {
      end.abort();
      void opening?.destroy();
    };
  }, [fileId, version]);
  return pdf;
}

/** A PDF, page below page; each is drawn when it comes into sight. */
export function PdfPages({ name, ...wish }: ReadWish & { readonly name: string }) {
  const pdf = usePdf(wish);
  if (pdf === undefined) return <Skeleton lines={12} />;
  if (pdf === null)
    return (
      <EmptyState title="No preview" icon="document">
        {documentWords.previewFailed}
      </EmptyState>
    );
  return (
    // Reached and turned over by the keyboard, as any box that scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above
    <div className={styles.frame} tabIndex={0} role="group" aria-label={name}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} />
      ))}
    </div>
  );
}

function PdfPage({ pdf, number }: { readonly pdf: PDFDocumentProxy; readonly number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      const { width } = page.getViewport({ scale: 1 });
      const scale = (drawn.clientWidth / width) * Math.min(MOST_SCALE, globalThis.devicePixelRatio || 1);
      const viewport = page.getViewport({ scale });
      if (isGone) return;
      [drawn.width, drawn.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
      await page.render({ canvas: drawn, viewport }).promise;
      const { items } = await page.getTextContent();
      if (!isGone) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        draw().catch(() => undefined);
      },
      { rootMargin: '50%' },
    );
    sight.observe(drawn);
    return () => {
      isGone = true;
      sight.disconnect();
    };
  }, [pdf, number]);
  return (
    <figure className={styles.page}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={words || documentWords.page(number, pdf.numPages)}
        width={595}
        height={842}
      />
      <figcaption>{documentWords.page(number, pdf.numPages)}</figcaption>
    </figure>
  );
}
