import { askAhead, PLAIN_PLAN_LIST } from './api/ask-ahead.ts';
import { showFirstFarms } from './first-farms.ts';

// On a browser without Proxy only what does without it may run before this line: what is imported above is nothing but plain functions.
if (!('isUnsupported' in window)) {
  const plans = askAhead(location).get(PLAIN_PLAN_LIST);
  if (plans) void showFirstFarms(plans.reply, document).catch(() => undefined);
  void import('./app/main.tsx');
}
