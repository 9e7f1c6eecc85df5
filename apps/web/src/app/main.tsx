import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@tussock/ui/tokens.css';
import './app.css';
import { ApiError, OfflineError } from '../api/errors.ts';
import { NoPageError } from '../routes/no-page-error.ts';
import { GoneError } from '../routes/gone-error.ts';
import { App } from './app.tsx';
import { eraseOldCopies } from './erase-old-copies.ts';
import { isUnfetched, noteUnfetched } from './faults/unfetched-code.ts';
import { watchPageLifecycle } from './page-lifecycle.ts';
import { PageFocus } from './page-focus.ts';
import { watchPageTitle } from './page-title.ts';
import { router } from './router.tsx';
import { followTheme } from '../device/index.ts';
import { startServiceWorker } from './start-service-worker.ts';
import { notifyNewVersion } from './notify-new-version.ts';

// The build has changed under an open page and its further parts are not there any more, or there is no line to fetch them by.
window.addEventListener('vite:preloadError', (event) => {
  noteUnfetched(event);
  notifyNewVersion();
});
followTheme();
watchPageLifecycle(window, () => location.reload());
watchPageTitle(document, () => router.state.matches.at(-1)?.staticData.place?.title);
const pageFocus = new PageFocus(document);
router.subscribe('onBeforeNavigate', () => pageFocus.onNavigating());
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  // The first page is read from its beginning, as the browser does.
  if (fromLocation && pathChanged) pageFocus.onNavigated();
});

/** Milliseconds until the product is stored for later visits: the files and calls of the first page come first. */
const SHELL_AFTER_MS = 5000;
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  setTimeout(() => void Promise.allSettled([startServiceWorker(), eraseOldCopies()]), SHELL_AFTER_MS);
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
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
