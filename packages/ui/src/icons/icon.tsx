import { ICON_PATHS, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly name: IconName;
  /** Spoken instead of the picture. Leave out where the words beside the icon already say it. */
  readonly label?: string;
  readonly size?: 'small' | 'regular' | 'large';
}

/** One icon of our set, in the colour of the text around it. */
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
