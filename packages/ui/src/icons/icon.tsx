import { ICON_PATHS, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly name: IconName;
  /** Accessible name. Leave out when adjacent text already says it. */
  readonly label?: string;
  readonly size?: 'small' | 'regular' | 'large';
}

/** Icon of our set, in the colour of the surrounding text. */
export function Icon({ name, label, size = 'regular' }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
