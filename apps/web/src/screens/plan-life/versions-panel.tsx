import { downloadVersion } from '@tussock/contract';
import { lifeWords, momentWithTime, type PlanAbility } from '@tussock/domain';
import { buttonClasses, EmptyState, Panel } from '@tussock/ui';
import { callAddress } from '../../api/call-address.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import type { PlanApproval, PlanVersion } from '../../sync/index.ts';
import { DecisionTag } from './decision-tag.tsx';
import styles from './life-screen.module.css';
import { lifeRoute } from './route.ts';

/** Characters of a hash shown, enough to tell two versions apart at a glance. */
const SHORT_HASH = 12;

interface VersionsPanelProps {
  readonly planId: string;
  readonly versions: readonly PlanVersion[];
  readonly approvals: readonly PlanApproval[];
  readonly since: number | undefined;
  readonly may: (ability: PlanAbility) => boolean;
}

/** The frozen versions, the newest first: author, date, hash, PDF, and changes since. */
export function VersionsPanel({ planId, versions, approvals, since, may }: VersionsPanelProps) {
  return (
    <Panel title="Versions">
      {versions.length === 0 && (
        <EmptyState title="No version yet" icon="document">
          {lifeWords.noVersions}
        </EmptyState>
      )}
      <ol className={styles.lines}>
        {versions.map((version) => (
          <li key={version.id}>
            <div>
              <p className={styles.name}>
                {lifeWords.version(version.number)}
                {decidedOf(approvals, version.number).map(({ id, decision }) => (
                  <DecisionTag key={id} decision={decision} />
                ))}
              </p>
              <p className={styles.note}>
                {lifeWords.madeBy(version.reason, version.madeByName, momentWithTime(version.madeAt))}
              </p>
              <p className={styles.note}>
                {lifeWords.hash}{' '}
                <span className={styles.hash} title={version.contentHash}>
                  {version.contentHash.slice(0, SHORT_HASH)}
                </span>
              </p>
              {!version.file && <p className={styles.note}>{lifeWords.isPrinting}</p>}
            </div>
            <div className={styles.acts}>
              {version.file && may('downloadReports') && (
                <a
                  href={callAddress(downloadVersion.path, { planId, versionNumber: String(version.number) })}
                  download
                  {...buttonClasses({ size: 'small' })}
                >
                  PDF
                </a>
              )}
              {may('seeHistory') && (
                <RouteLink
                  to={lifeRoute.at({ planId }, { since: version.number })}
                  {...buttonClasses({ size: 'small', isQuiet: since === version.number })}
                >
                  {lifeWords.changedSinceLabel}
                </RouteLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The provider's decision on a version; none while it is pending. */
const decidedOf = (approvals: readonly PlanApproval[], number: number): readonly PlanApproval[] =>
  approvals.filter(
    ({ approvalType, decision, versionNumber }) =>
      approvalType === 'provider' && decision !== undefined && versionNumber === number,
  );
