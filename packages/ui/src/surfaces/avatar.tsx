import styles from './avatar.module.css';

export interface AvatarProps {
  readonly name: string;
  /** Square picture; initials are shown when there is none. */
  readonly imageUrl?: string | null;
  readonly size?: 'regular' | 'large';
}

/** Picture or initials of a person. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, imageUrl, size = 'regular' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {imageUrl ? <img className={styles.picture} src={imageUrl} alt="" /> : initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase('en-NZ');
}
