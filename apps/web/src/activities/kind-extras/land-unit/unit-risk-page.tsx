import type { FeatureReply } from '@tussock/contract';
import { riskFieldLabel } from '@tussock/domain';
import { Panel } from '@tussock/ui';
import { useState } from 'react';
import { RatingRow, RiskNotice } from '../../../land-risk/index.ts';
import { useUnitRisk } from '../../../sync/index.ts';
import styles from './land-unit.module.css';

/** On the page of a land unit: each of its risks with its reasons. */
export function UnitRiskPage({ feature }: { readonly feature: FeatureReply }) {
  const risk = useUnitRisk(feature.planId, feature._id);
  const [open, setOpen] = useState<string | null>(null);
  if (!risk) return null;
  return (
    <Panel title="Risk" footer={<RiskNotice rules={risk.rules} />} isFlush>
      <div className={styles.page}>
        {risk.ratings.map((rating) => (
          <RatingRow
            key={rating.riskType}
            risk={risk}
            rating={rating}
            isOpen={open === rating.riskType}
            onToggle={() => setOpen(open === rating.riskType ? null : rating.riskType)}
            leadTo={riskFieldLabel}
          />
        ))}
      </div>
    </Panel>
  );
}
