import styles from './product-mark.module.css';

/** The product's logo: a tuft of tussock on the ground it holds. */
export function ProductMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
    >
      <g className={styles.blades}>
        <path d="M16 27C14.5 20 11 13 4.5 9" />
        <path d="M16 27C15.5 19 14.5 11 12 4" />
        <path d="M16 27C16.5 18 18 10 21.5 5" />
        <path d="M16 27C17 21 20.5 14 27 10.5" />
        <path d="M16 27C13 22 9 19 4 18" />
        <path d="M16 27C19 23 23 20 28 19" />
      </g>
      <path className={styles.ground} d="M3 28h26" />
    </svg>
  );
}
