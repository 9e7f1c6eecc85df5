import styles from './hills.module.css';

/** Hill country in the evening, fenced and contoured. Decoration. */
export function Hills() {
  return (
    <svg
      className={styles.hills}
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M0 150C120 90 210 60 330 96s190 70 320 20 230-96 360-60 200 92 300 70 110-34 130-40v234H0z"
      />
      <path
        className={styles.contour}
        d="M820 92c50-22 120-26 176 2M786 112c70-34 178-40 262 4M750 132c90-44 230-50 330 6M60 146c60-34 140-56 224-36M30 168c80-42 180-66 290-38"
      />
      <path
        className={styles.middle}
        d="M0 214c140-60 280-70 420-30s240 60 400 6 300-54 420-16 150 30 200 14v132H0z"
      />
      <path
        className={styles.fence}
        d="M24 207v-19M82 188v-19M140 174v-19M198 165v-19M256 163v-19M314 166v-19M372 175v-19M430 190v-19M488 205v-19M546 218v-19M604 225v-19M662 225v-19M720 219v-19M778 206v-19M836 188v-19M894 171v-19M952 160v-19M1010 152v-19M1068 150v-19M1126 153v-19M1184 162v-19M1242 178v-19M1300 194v-19M1358 204v-19M1416 198v-19"
      />
      <path
        className={styles.wire}
        d="M0 201c140-60 280-70 420-30s240 60 400 6 300-54 420-16 150 30 200 14M0 207c140-60 280-70 420-30s240 60 400 6 300-54 420-16 150 30 200 14"
      />
      <path className={styles.near} d="M0 270c160-40 320-44 500-20s320 44 520 10 300-36 420-8v68H0z" />
      <g className={styles.tussock}>
        <path d="M150 268c-4-16-14-28-28-34M150 268c-2-18-6-34-14-46M150 268c2-18 8-34 18-44M150 268c6-14 16-24 28-28" />
        <path d="M1180 262c-4-16-14-28-28-34M1180 262c-2-18-6-34-14-46M1180 262c2-18 8-34 18-44M1180 262c6-14 16-24 28-28" />
        <path d="M1234 268c-3-12-10-20-20-25M1234 268c-1-14-4-24-9-33M1234 268c2-14 6-24 13-32M1234 268c4-10 11-17 19-20" />
      </g>
    </svg>
  );
}
