import { planInfoFields, riskWords, type UnitRisk } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { useState } from 'react';
import { useOpenPlan } from '../../routes/open-plan-context.ts';
import { useEditions, useRecordSave } from '../../sync/index.ts';
import styles from './risk-screen.module.css';

/** With which rules the assessment was accepted for this plan; whoever may change the plan accepts it, once anything is rated. */
export function RulesAccepted({ risks }: { readonly risks: readonly UnitRisk[] }) {
  const isRated = risks.some(({ askedFor }) => askedFor.length === 0);
  const notYet = isRated ? riskWords.accepted.notYet : riskWords.accepted.nothingYet;
  const { rules } = useEditions();
  const { planId, plan, may, isLocked } = useOpenPlan();
  const { save, question } = useRecordSave();
  const [isSaving, setIsSaving] = useState(false);
  const accepted: unknown = plan.info['riskRules'];
  const version = typeof accepted === 'string' ? accepted : null;
  const accept = async (): Promise<void> => {
    setIsSaving(true);
    const part = { entity: 'plan', entityId: planId, op: 'update' } as const;
    await save({
      label: planInfoFields.riskRules.label,
      parts: [{ ...part, set: { riskRules: rules.version }, base: { riskRules: version } }],
      toast: riskWords.accepted.toast,
    }).finally(() => setIsSaving(false));
  };
  return (
    <div className={styles.accepted}>
      <p>{version === null ? notYet : riskWords.accepted.with(version, rules.version)}</p>
      {isRated && version !== rules.version && may('editPlanInfo') && !isLocked && (
        <Button size="small" isPending={isSaving} onClick={() => void accept()}>
          {riskWords.accepted.accept}
        </Button>
      )}
      {question}
    </div>
  );
}
