import { askAhead, plainListAhead } from './api/ask-ahead.ts';
import { showFirstFarms } from './first-farms.ts';
import { sayUnfetched } from './say-unfetched.ts';

// On a browser without Proxy only what does without it may run before this line: what is imported above is nothing but plain functions.
if (!('isUnsupported' in window)) {
  askAhead(location);
  const plans = plainListAhead();
  if (plans) void showFirstFarms(plans, document).catch(() => undefined);
  import('./app/main.tsx').catch(() => sayUnfetched(document, () => location.reload()));
}
