import { editionWords as words, newestEditions } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { useState } from 'react';
import { useOpenPlan } from '../../routes/open-plan-context.ts';
import { useEditions } from '../../sync/index.ts';
import { MoveDialog } from './move-dialog.tsx';
import styles from './move-editions.module.css';

/** Says that newer rules or a newer catalogue are there, and what they would change. Nothing while the plan has the newest. */
export function NewerEditions() {
  const { planId, may, isLocked } = useOpenPlan();
  const [isShown, setIsShown] = useState(false);
  const has = useEditions();
  const newest = newestEditions();
  const news = [
    ...(has.rules === newest.rules ? [] : [words.rules(newest.rules.version)]),
    ...(has.catalogue === newest.catalogue ? [] : [words.catalogue(newest.catalogue.version)]),
  ];
  if (news.length === 0) return null;
  return (
    <section className={styles.notice} aria-label={words.title}>
      <p>
        <strong>{news.join('. ')}.</strong> {words.still}
      </p>
      <Button size="small" onClick={() => setIsShown(true)}>
        {words.see}
      </Button>
      {isShown && (
        <MoveDialog
          planId={planId}
          has={has}
          newest={newest}
          mayMove={may('editPlanInfo') && !isLocked}
          onClose={() => setIsShown(false)}
        />
      )}
    </section>
  );
}
