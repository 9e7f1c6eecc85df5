import { useState } from 'react';
import {
  Breadcrumbs,
  createLoadingStore,
  createToastStore,
  LoadingOverlay,
  Panel,
  ToastRegion,
} from '../src/index.ts';
import { ActionsSection } from './actions-section.tsx';
import { CollectionsSection } from './collections-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { SurfacesSection } from './surfaces-section.tsx';
import styles from './gallery.module.css';

/** Every primitive in its states, for eyes and for the accessibility check. */
export function Gallery() {
  const [toasts] = useState(() => createToastStore());
  const [loading] = useState(() => createLoadingStore());
  return (
    <>
      <main className={styles.page}>
        <header>
          <Breadcrumbs
            crumbs={[
              { id: 'tussock', content: <a href="#top">Tussock</a> },
              { id: 'here', content: 'Primitives' },
            ]}
          />
          <h1>Primitives</h1>
        </header>
        <ActionsSection />
        <FieldsSection />
        <CollectionsSection />
        <SurfacesSection />
        <Panel title="Over the page">
          <OverlaysSection toasts={toasts} loading={loading} />
        </Panel>
      </main>
      <ToastRegion store={toasts} breakMarker="<br />" />
      <LoadingOverlay store={loading} />
    </>
  );
}
