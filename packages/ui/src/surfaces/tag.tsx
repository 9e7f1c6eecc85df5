import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import type { Variant } from '../tokens/variant.ts';
import { SpokenOnly } from './spoken-only.tsx';
import styles from './tag.module.css';

export interface TagProps {
  readonly children: ReactNode;
  readonly variant?: Variant;
  readonly icon?: IconName;
}

/** Tag with a word about the state of something. The word carries the meaning, never the colour alone. */
export function Tag({ children, variant = 'secondary', icon }: TagProps) {
  return (
    <span className={styles.tag} data-variant={variant}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}

export interface BadgeProps {
  readonly count: number;
  /** Accessible description of the count: 'open actions'. */
  readonly label: string;
  readonly variant?: Variant;
}

/** Badge with a small count on another element. */
export function Badge({ count, label, variant = 'primary' }: BadgeProps) {
  return (
    <span className={styles.badge} data-variant={variant}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <SpokenOnly>{`${count} ${label}`}</SpokenOnly>
    </span>
  );
}
