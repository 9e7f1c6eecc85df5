/** Only a path of this site: `//host` and `/\host` are read by browsers as another site. */
// eslint-disable-next-line no-control-regex -- control characters are what is kept out
const OWN_PATH = /^\/(?![/\\])[^\u0000-\u001f]*$/;

/** The page to return to after signing in; the start page when the requested one is not a path of this site. */
export const safeReturnTo = (wanted: string | undefined): string =>
  wanted !== undefined && wanted.length <= 500 && OWN_PATH.test(wanted) ? wanted : '/dashboard';
