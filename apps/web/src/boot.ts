import { sayUnfetched } from './say-unfetched.ts';

// On a browser without Proxy only what does without it may run before this line: what is imported above is a plain function.
if (!('isUnsupported' in window))
  import('./app/main.tsx').catch(() => sayUnfetched(document, () => location.reload()));
