import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from 'react-aria-components';
import '../src/tokens/tokens.css';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <I18nProvider locale="en-NZ">
      <Gallery />
    </I18nProvider>
  </StrictMode>,
);
