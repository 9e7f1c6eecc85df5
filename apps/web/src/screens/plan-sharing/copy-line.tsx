import { useMutation } from '@tanstack/react-query';
import { downloadRelease, withdrawRelease, type ReleaseItem } from '@tussock/contract';
import {
  dayInNewZealand,
  dayWithMonth,
  lifeWords,
  momentWithTime,
  releaseStateOf,
  releaseWords,
  reports,
  sayBytes,
  type ReleaseState,
} from '@tussock/domain';
import { Button, buttonClasses, ConfirmDialog, Tag, type Variant } from '@tussock/ui';
import { useState } from 'react';
import { callAddress } from '../../api/call-address.ts';
import { type PlanVersion, useVersions } from '../../sync/index.ts';
import { client } from '../../session/client.ts';
import { LeavingList } from './leaving-list.tsx';
import { ShareDialog } from './share-dialog.tsx';
import styles from './sharing-screen.module.css';

const looks = {
  ready: 'primary',
  open: 'success',
  expired: 'secondary',
  withdrawn: 'secondary',
  locked: 'warning',
} as const satisfies Readonly<Record<ReleaseState, Variant>>;

/** What was copied. A version has the day on which it was sent, which is not that of the copy. */
function sourceOf(
  { settings: { source, versionNumber, report } }: ReleaseItem,
  versions: readonly PlanVersion[],
): string {
  if (report) return reports[report.id].name;
  if (source !== 'version' || versionNumber === undefined) return releaseWords.sources.current;
  const version = versions.find(({ number }) => number === versionNumber);
  return version
    ? releaseWords.version(versionNumber, dayWithMonth(dayInNewZealand(new Date(version.madeAt))))
    : lifeWords.version(versionNumber);
}

const factsOf = (copy: ReleaseItem): string =>
  [
    releaseWords.madeBy(copy.preparedByName, momentWithTime(copy.madeAt)),
    sayBytes(copy.bytes),
    copy.expiresAt === null ? '' : releaseWords.until(momentWithTime(copy.expiresAt)),
    copy.hasCode ? releaseWords.withCode : '',
  ]
    .filter((text) => text !== '')
    .join(' · ');

/** One copy: what leaves the farm with it, its link, who opened it, and its end. */
export function CopyLine({ planId, copy }: { readonly planId: string; readonly copy: ReleaseItem }) {
  const [now] = useState(() => new Date());
  const state = releaseStateOf(copy, now);
  const [isSharing, setIsSharing] = useState(false);
  const source = sourceOf(copy, useVersions());
  // Its files went with it; those of a copy that was shared stay.
  const isDiscarded = state === 'withdrawn' && copy.issuedAt === null;
  const canEnd = state === 'open' || state === 'ready' || state === 'locked';
  return (
    <article className={styles.copy} aria-label={copy.note ?? source}>
      <div className={styles.head}>
        <p className={styles.name}>{copy.note ?? source}</p>
        <Tag variant={looks[state]}>{releaseWords.states[state]}</Tag>
      </div>
      {copy.note !== null && <p className={styles.note}>{source}</p>}
      <p className={styles.note}>{factsOf(copy)}</p>
      <details className={styles.leaving} open={state === 'ready'}>
        <summary>{releaseWords.step.leaving}</summary>
        <LeavingList copy={copy} />
      </details>
      {copy.issuedAt !== null && <Openings copy={copy} />}
      <div className={styles.acts}>
        {!isDiscarded && (
          <a
            href={callAddress(downloadRelease.path, { planId, releaseId: copy._id })}
            download
            {...buttonClasses({ size: 'small' })}
          >
            {releaseWords.look}
          </a>
        )}
        {state === 'ready' && (
          <Button size="small" variant="primary" onClick={() => setIsSharing(true)}>
            {releaseWords.share}
          </Button>
        )}
        {canEnd && <Withdraw planId={planId} copy={copy} isShared={state !== 'ready'} />}
      </div>
      {isSharing && <ShareDialog planId={planId} copy={copy} onClose={() => setIsSharing(false)} />}
    </article>
  );
}

function Openings({ copy: { openCount, openings } }: { readonly copy: ReleaseItem }) {
  if (openings.length === 0) return <p className={styles.note}>{releaseWords.openings(0)}</p>;
  return (
    <details className={styles.leaving}>
      <summary>{releaseWords.openings(openCount)}</summary>
      <ol className={styles.openings}>
        {openings.map(({ at, what, network }, index) => (
          // Two openings may be alike in everything; their order stands.
          <li key={index}>
            {`${releaseWords.opening[what]}, ${momentWithTime(at)}, ${releaseWords.from(network)}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Withdraw({
  planId,
  copy,
  isShared,
}: {
  readonly planId: string;
  readonly copy: ReleaseItem;
  readonly isShared: boolean;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => client.call(withdrawRelease, { params: { planId, releaseId: copy._id } }),
    onSuccess: () => setIsAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        isPending={withdraw.isPending}
        onClick={() => (isShared ? setIsAsking(true) : withdraw.mutate())}
      >
        {isShared ? releaseWords.withdraw : releaseWords.discard}
      </Button>
      <ConfirmDialog
        title={releaseWords.withdrawTitle}
        isOpen={isAsking}
        confirmLabel={releaseWords.withdraw}
        variant="danger"
        isPending={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {releaseWords.withdrawAbout}
      </ConfirmDialog>
    </>
  );
}
