import { askAhead, planListAhead, readAnswered } from './api/ask-ahead.ts';
import { fetchPartsAhead } from './parts-ahead.ts';
import { putOffFonts } from './fonts-later.ts';
import { showFirstFarms } from './first-farms.ts';
import { isKeptAddress } from './plan-session/replica/opened-plans.ts';
import { sayUnfetched } from './say-unfetched.ts';
import { isServerNear } from './slow-line.ts';

// On a browser without Proxy only what does without it may run before this line: what is imported above is nothing but plain functions.
if (!('isUnsupported' in window)) {
  const isNear = isServerNear();
  const { pathname, search } = location;
  // Over a slow line what is read comes behind what shows it.
  const wants = (userId: string) =>
    isKeptAddress(userId, pathname) ? 'nothing' : isNear ? 'record' : 'sketch';
  askAhead({ pathname, search, wants }, readAnswered(document));
  if (isNear) fetchPartsAhead(document, pathname);
  else putOffFonts(document);
  const plans = planListAhead(pathname, search);
  if (plans)
    void showFirstFarms(plans, document, new URLSearchParams(search).get('search') ?? '').catch(
      () => undefined,
    );
  import('./app/main.tsx').catch(() => sayUnfetched(document, () => location.reload()));
}
