import type { BinItem } from '@tussock/contract';
import { recordWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import type { ComponentProps } from 'react';
import { type PartEdit, showRefusal } from '../../sync/index.ts';
import { nameInBin, withNeeded } from './coming-back.ts';
import styles from './history-list.module.css';
import { putBack } from './put-back.ts';

/** Button that undoes a change; also restores what that requires from the bin, which is said beside it. */
export function WayBack({
  name,
  parts: asked,
  bin,
  ...button
}: {
  readonly name: string;
  readonly parts: readonly PartEdit[];
  readonly bin: readonly BinItem[];
} & Pick<ComponentProps<typeof Button>, 'icon' | 'isQuiet' | 'aria-label' | 'children'>) {
  const { parts, brought } = withNeeded(asked, bin);
  return (
    <>
      <Button size="small" {...button} onClick={() => void putBack(name, parts).catch(showRefusal)} />
      {brought.length > 0 && <p className={styles.note}>{recordWords.bringsBack(brought.map(nameInBin))}</p>}
    </>
  );
}
