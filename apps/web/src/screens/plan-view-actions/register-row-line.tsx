import { counted, dollarsBriefly, formatActionState } from '@tussock/domain';
import { Checkbox, Icon, Tag } from '@tussock/ui';
import { memo } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { stateVariants } from '../../activities/write-actions/index.ts';
import { actionRoute } from '../plan-action/route.ts';
import { CostCell, DueCell, StateCell, WhoCell } from './cell-editors.tsx';
import styles from './register-list.module.css';
import { dayInFull } from './register-rows.ts';
import type { RowLineProps } from './shared-props.ts';

/**
 * Row of one action: title, place, person, day, state, cost, and amount of evidence. Memoized, since its cells are too expensive to render for each
 * step of a scroll.
 */
export const RegisterRowLine = memo(function RegisterRowLine(props: RowLineProps) {
  const { row, planId, start, height, isChosen, onChoose, mayEdit } = props;
  const { state } = row.action.values;
  return (
    <div
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, height }}
      role="row"
      data-chosen={isChosen || undefined}
    >
      <span role="cell" className={styles.tick}>
        {mayEdit && (
          <Checkbox isSelected={isChosen} onChange={(isNow) => onChoose(row.id, isNow)}>
            <span className={styles.hidden}>{row.title}</span>
          </Checkbox>
        )}
      </span>
      <span role="rowheader" className={styles.what}>
        <RouteLink to={actionRoute.at({ planId, action: row.id })} preload={false}>
          {row.title}
        </RouteLink>
      </span>
      <span role="cell" className={styles.where} title={row.where}>
        {row.where}
      </span>
      <span role="cell" className={styles.who}>
        <WhoCell {...props} />
      </span>
      <span
        role="cell"
        className={styles.due}
        data-overdue={row.isOverdue || undefined}
        title={dayInFull(row.dueDay)}
      >
        {mayEdit ? <DueCell {...props} /> : row.due}
      </span>
      <span role="cell" className={styles.state}>
        {mayEdit ? (
          <StateCell {...props} />
        ) : (
          <Tag variant={stateVariants[state]}>{formatActionState(state)}</Tag>
        )}
      </span>
      <span role="cell" className={styles.cost}>
        {mayEdit ? <CostCell {...props} /> : row.planned > 0 ? dollarsBriefly(row.planned) : '–'}
      </span>
      <span
        role="cell"
        className={styles.proof}
        aria-label={counted(row.proofs, 'piece of evidence', 'pieces of evidence')}
      >
        <Icon name="camera" size="small" />
        {row.proofs}
      </span>
    </div>
  );
});
