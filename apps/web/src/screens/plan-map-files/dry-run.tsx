import type { FeatureReply } from '@tussock/contract';
import {
  countMapRows,
  isSmallerNearFarm,
  mapFileWords,
  mapFormats,
  sayMapRows,
  type ReadMapFile,
} from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import { Button, Checkbox, Select, Tabs } from '@tussock/ui';
import { useState } from 'react';
import { AsFeatures } from './as-features.tsx';
import { ColumnsQuestion } from './columns-question.tsx';
import { SaveLayer } from './save-layer.tsx';
import styles from './map-files.module.css';
import { RowProblems } from './row-problems.tsx';
import { SystemQuestion } from './system-question.tsx';
import type { SentFile } from '../../activities/read-map-file/index.ts';
import type { MapFileState } from './use-map-file.ts';

interface DryRunProps {
  readonly planId: string;
  readonly file: MapFileState;
  readonly features: readonly FeatureReply[];
  /** Whether there is a boundary, so that "near the farm" is defined. */
  readonly hasBoundary: boolean;
  readonly boundary: readonly PolygonalGeometry[];
}

function tablesOf({ tables }: ReadMapFile) {
  return tables.map(({ name, rows }) => ({ id: name, label: `${name} (${mapFileWords.rows(rows)})` }));
}

/** Checkbox to read only rows near the farm. */
function OnlyNear({ file, sent }: { readonly file: MapFileState; readonly sent: SentFile }) {
  const { readAs } = sent;
  return (
    <Checkbox
      isSelected={readAs.isNearFarm ?? false}
      onChange={(isNearFarm) => file.readAgain({ ...readAs, isNearFarm })}
    >
      {mapFileWords.onlyNear}
    </Checkbox>
  );
}

/** Message for a file that is too large as a whole, with the way on. It stays while the file is read again. */
function TooLarge({
  file,
  sent,
  hasBoundary,
}: Pick<DryRunProps, 'file' | 'hasBoundary'> & { readonly sent: SentFile }) {
  if (!isSmallerNearFarm(file.faults) && sent.readAs.isNearFarm === undefined) return null;
  return (
    <div className={styles.dryRun}>
      {hasBoundary ? <OnlyNear file={file} sent={sent} /> : <p>{mapFileWords.nearNeedsBoundary}</p>}
      <Button onClick={file.putAway}>{mapFileWords.putAway}</Button>
    </div>
  );
}

/** Choices for reading the file: format, coordinate system, and table. */
function ReadAsPart({
  file,
  read,
  sent,
  hasBoundary,
}: Pick<DryRunProps, 'file' | 'hasBoundary'> & { readonly read: ReadMapFile; readonly sent: SentFile }) {
  const { readAs } = sent;
  return (
    <>
      {read.tables.length > 1 && (
        <Select
          label={mapFileWords.whichTable}
          options={tablesOf(read)}
          value={read.table}
          onChange={(table) => file.readAgain({ ...readAs, table: table ?? undefined })}
        />
      )}
      {read.needs === 'system' && <SystemQuestion read={read} readAs={readAs} onAnswer={file.readAgain} />}
      {read.needs === 'columns' && <ColumnsQuestion read={read} readAs={readAs} onAnswer={file.readAgain} />}
      {read.needs === null && hasBoundary && <OnlyNear file={file} sent={sent} />}
    </>
  );
}

/** Summary of the file's content in sentences. */
function Summary({ read }: { readonly read: ReadMapFile }) {
  const counts = countMapRows(read.rows);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{mapFileWords.format}</dt>
        <dd>{mapFormats[read.format].label}</dd>
        <dt>{mapFileWords.coordinates}</dt>
        <dd>{read.system}</dd>
        <dt>{mapFileWords.content}</dt>
        <dd>{sayMapRows(counts)}</dd>
        {counts.mended > 0 && (
          <>
            <dt>{mapFileWords.mended}</dt>
            <dd>{mapFileWords.rows(counts.mended)}</dd>
          </>
        )}
        {counts.leftOut > 0 && (
          <>
            <dt>{mapFileWords.leftOut}</dt>
            <dd>{mapFileWords.rows(counts.leftOut)}</dd>
          </>
        )}
      </dl>
      <RowProblems rows={read.rows} />
    </>
  );
}

/** Preview of a file before anything is saved, and what can be done with it. */
export function DryRun({ planId, file, features, hasBoundary, boundary }: DryRunProps) {
  const { read, sent } = file;
  const [way, setWay] = useState<'layer' | 'features'>('layer');
  if (!sent) return null;
  if (!read) return <TooLarge file={file} sent={sent} hasBoundary={hasBoundary} />;
  const isPlaced = read.rows.some(({ geometry }) => geometry !== null);
  const { columns, rows, table: calledInFile } = read;
  const hasMore = read.tables.length > 1;
  // What is chosen for one table, or of the columns it has, is not meant of another.
  const key = `${sent.filePath} ${calledInFile}`;
  return (
    <div className={styles.dryRun}>
      {read.notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      <ReadAsPart file={file} read={read} sent={sent} hasBoundary={hasBoundary} />
      {read.needs === null && <Summary read={read} />}
      {read.needs === null && !isPlaced && (
        <p role="alert">{sent.readAs.isNearFarm ? mapFileWords.nothingNear : mapFileWords.nothingPlaced}</p>
      )}
      {isPlaced && (
        <Tabs
          label={mapFileWords.whatToMake}
          selected={way}
          onSelect={setWay}
          tabs={[
            {
              id: 'layer',
              label: mapFileWords.keepAsLayer,
              content: (
                <SaveLayer
                  key={key}
                  planId={planId}
                  sent={sent}
                  table={hasMore && read.table !== mapFileWords.allLayers ? calledInFile : null}
                  onKept={() => setWay('features')}
                />
              ),
            },
            {
              id: 'features',
              label: mapFileWords.turnInto,
              content: (
                <AsFeatures
                  key={key}
                  table={{ name: sent.fileName, calledInFile, columns, rows }}
                  features={features}
                  boundary={boundary}
                  // Of a file with more tables the next can be chosen.
                  onSaved={hasMore ? () => undefined : file.putAway}
                />
              ),
            },
          ]}
        />
      )}
      <Button onClick={file.putAway}>{mapFileWords.putAway}</Button>
    </div>
  );
}
