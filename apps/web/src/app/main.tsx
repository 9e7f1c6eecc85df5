import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@tussock/ui/tokens.css';
import './app.css';
import { ApiError, OfflineError } from '../api/errors.ts';
import { NoPageError } from '../places/no-page-error.ts';
import { GoneError } from '../places/gone-error.ts';
import { areFirstFarmsShown, firstSearchFocus, firstSearchWritten } from '../first-farms.ts';
import { fetchFonts } from '../fonts-later.ts';
import { isLineSlow, isServerNear } from '../slow-line.ts';
import { App } from './app.tsx';
import { eraseWhatIsOld } from './erase-what-is-old.ts';
import { isUnfetched, noteUnfetched } from './faults/unfetched-code.ts';
import { codeFetchedAhead } from './fetch-ahead.ts';
import { fetchStylesAgain } from './fetch-styles-again.ts';
import { watchPageLifecycle } from './page-lifecycle.ts';
import { PageFocus } from './page-focus.ts';
import { watchPageTitle } from './page-title.ts';
import { router } from './router.tsx';
import { startServiceWorker } from './start-service-worker.ts';
import { tellOfNewVersion } from './tell-of-new-version.ts';
import { timeToStart } from './time-to-start.ts';

// The build has changed under an open page and its further parts are not there any more, or there is no line to fetch them by.
window.addEventListener('vite:preloadError', (event) => {
  noteUnfetched(event);
  tellOfNewVersion();
});
fetchStylesAgain(window);
watchPageLifecycle(window, () => location.reload());
watchPageTitle(document, () => router.state.matches.at(-1)?.staticData.place?.title);
const pageFocus = new PageFocus(document);
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  // The first page is read from its beginning, as the browser does.
  if (fromLocation && pathChanged) pageFocus.onNavigated();
});
/** After the code of a page comes what it shows. */
const ITS_DATA_MS = 3000;
// Behind everything that is shown: a browser that keeps nothing loses nothing by it. On a slow line what is kept for later would take
// seconds from what somebody waits for.
const keepShell = async (): Promise<void> => {
  await codeFetchedAhead();
  await new Promise((resolve) => setTimeout(resolve, ITS_DATA_MS));
  fetchFonts(document);
  await Promise.allSettled([startServiceWorker(), eraseWhatIsOld()]);
};
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  void keepShell();
});

// The server is far away, and the line quick all the same.
if (!isLineSlow()) fetchFonts(document);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const start = (): void => {
  // Read before the first picture goes, and with it who stands in it.
  const goOnSearching = firstSearchFocus(document);
  const stopListening = router.subscribe('onRendered', () => {
    stopListening();
    goOnSearching();
  });
  createRoot(root, {
    onCaughtError: (error) => {
      // A refusal was foreseen and is shown in place of its screen; everything else is a bug and is told.
      const isForeseen =
        error instanceof ApiError ||
        error instanceof OfflineError ||
        error instanceof GoneError ||
        error instanceof NoPageError;
      // Nor is a part of the product that there was no line to fetch by.
      if (!isForeseen && (navigator.onLine || !isUnfetched(error))) reportError(error);
    },
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};
const beginning = { areFarmsShown: areFirstFarmsShown(document), isServerNear: isServerNear() };
// Whoever writes into the first picture's search is not interrupted.
const load = (): Promise<unknown> => router.load().then(() => firstSearchWritten(document));
void timeToStart(beginning, load).then(start);
