import { showLoadError } from './show-load-error.ts';

// On a browser without Proxy only what does without it may run before this line: what is imported above is a plain function.
if (!('isUnsupported' in window))
  import('./app/main.tsx').catch(() => showLoadError(document, () => location.reload()));
