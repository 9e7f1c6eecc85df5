import type { EarlierVersion } from '@tussock/contract';
import { documentWords, isImageType } from '@tussock/domain';
import { EmptyState, Skeleton } from '@tussock/ui';
import { lazy, Suspense } from 'react';
import type { ReadWish } from './pdf-pages.tsx';
import styles from './preview.module.css';

/** The reader of PDFs weighs as much as all the rest: it comes when one is opened. */
const PdfPages = lazy(() => import('./pdf-pages.tsx').then((module) => ({ default: module.PdfPages })));

interface PreviewProps {
  readonly version: Pick<EarlierVersion, 'contentType' | 'width' | 'height'>;
  readonly name: string;
  readonly address: string;
  readonly wish: ReadWish;
}

/** What a document looks like, where it can be shown on the page. */
export function Preview({ version, name, address, wish }: PreviewProps) {
  if (isImageType(version.contentType))
    return (
      <div className={styles.frame}>
        <img
          className={styles.picture}
          src={address}
          alt={name}
          width={version.width ?? undefined}
          height={version.height ?? undefined}
        />
      </div>
    );
  if (version.contentType === 'application/pdf')
    return (
      <Suspense fallback={<Skeleton lines={12} />}>
        <PdfPages {...wish} name={name} />
      </Suspense>
    );
  return (
    <div className={styles.frame}>
      <EmptyState title="No preview" icon="document">
        {documentWords.noPreview}
      </EmptyState>
    </div>
  );
}
