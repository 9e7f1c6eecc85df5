import { PageContainer } from '@tussock/ui';
import { DigestPanel } from './digest-panel.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { ThemePanel } from './theme-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';
import styles from './settings-screen.module.css';

/** What somebody decides for themselves: how they are told, and where they are signed in. */
export function SettingsScreen() {
  return (
    <PageContainer title="Settings" width="regular">
      <div className={styles.page}>
        <ThemePanel />
        <NoticesPanel />
        <DigestPanel />
        <SessionsPanel />
        <TokensPanel />
      </div>
    </PageContainer>
  );
}
