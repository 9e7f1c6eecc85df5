import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@tussock/ui/tokens.css';
import './app.css';
import { ApiError, OfflineError } from '../api/errors.ts';
import { GoneError } from '../places/gone-error.ts';
import { areFirstFarmsShown } from '../first-farms.ts';
import { App } from './app.tsx';
import { eraseWhatIsOld } from './erase-what-is-old.ts';
import { router } from './router.tsx';
import { startServiceWorker } from './start-service-worker.ts';
import { tellOfNewVersion } from './tell-of-new-version.ts';

// The build has changed under an open page: its further parts are not there any more.
window.addEventListener('vite:preloadError', () => tellOfNewVersion());
// Behind everything that is shown: a browser that keeps nothing loses nothing by it. This part may come after the page has loaded.
const keepShell = (): void => {
  void startServiceWorker().catch(() => undefined);
  void eraseWhatIsOld().catch(() => undefined);
};
if (document.readyState === 'complete') keepShell();
else window.addEventListener('load', keepShell);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const start = (): void =>
  createRoot(root, {
    onCaughtError: (error) => {
      // A refusal was foreseen and is shown in place of its screen; everything else is a bug and is told.
      if (!(error instanceof ApiError || error instanceof OfflineError || error instanceof GoneError))
        reportError(error);
    },
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
// Farms that can be read and opened stay until the list itself can be drawn in their place.
if (areFirstFarmsShown(document)) void router.load().finally(start);
else start();
