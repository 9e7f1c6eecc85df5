import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { BREAK_MARKER } from '@tussock/domain';
import { ToastRegion } from '@tussock/ui';
import { I18nProvider } from 'react-aria-components';
import { queryClient } from '../session/query-client.ts';
import { toasts } from '../session/toasts.ts';
import { router } from './router.tsx';
import { LoadingVeil } from './shell/loading-veil.tsx';
import { SessionEnded } from './shell/session-ended.tsx';

/** The root component: the providers that screens use, and the overlays above every screen. */
export function App() {
  return (
    <I18nProvider locale="en-NZ">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <SessionEnded />
        <LoadingVeil />
        <ToastRegion store={toasts} breakMarker={BREAK_MARKER} />
      </QueryClientProvider>
    </I18nProvider>
  );
}
