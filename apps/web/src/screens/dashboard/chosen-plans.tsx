import type { PlanListItem } from '@tussock/contract';
import { countInFigures } from '@tussock/domain';
import { Button, Menu, SelectionBar } from '@tussock/ui';
import { useState } from 'react';
import { saveTable } from '../../activities/save-file/index.ts';
import { GivePlansDialog } from './give-plans-dialog.tsx';
import { planTable } from './plan-table.ts';

interface ChosenPlansProps {
  readonly plans: readonly PlanListItem[];
  readonly onClear: () => void;
}

/** Actions for all selected plans. */
export function ChosenPlans({ plans, onClear }: ChosenPlansProps) {
  const [isGiving, setIsGiving] = useState(false);
  const theirs = plans.filter(({ mayGive }) => mayGive);
  const save = (form: 'csv' | 'xlsx'): void =>
    void saveTable(form, { name: 'Farm plans', fileName: 'farm-plans', table: planTable(plans) });
  return (
    <>
      <SelectionBar label="Chosen plans" words={<strong>{countInFigures(plans.length)} chosen</strong>}>
        {theirs.length > 0 && <Button onClick={() => setIsGiving(true)}>Give to an adviser…</Button>}
        <Menu
          label="Export"
          icon="download"
          placement="top end"
          groups={[
            {
              actions: [
                { id: 'xlsx', label: 'Excel workbook', onAction: () => save('xlsx') },
                { id: 'csv', label: 'CSV, for spreadsheets', onAction: () => save('csv') },
              ],
            },
          ]}
        />
        <Button onClick={onClear}>Clear</Button>
      </SelectionBar>
      {isGiving && (
        <GivePlansDialog
          plans={theirs}
          leftOut={plans.filter(({ mayGive }) => !mayGive)}
          onClose={() => setIsGiving(false)}
        />
      )}
    </>
  );
}
