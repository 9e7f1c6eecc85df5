import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  FullScreenOverlay,
  PageContainer,
  Popover,
  Select,
  TextField,
  Tooltip,
  VARIANTS,
  type LoadingStore,
  type ToastStore,
} from '../src/index.ts';
import styles from './gallery.module.css';

type Shown = 'dialog' | 'confirm' | 'page' | 'overlay' | null;

export function OverlaysSection({
  toasts,
  loading,
}: {
  readonly toasts: ToastStore;
  readonly loading: LoadingStore;
}) {
  const [shown, setShown] = useState<Shown>(null);
  const [fence, setFence] = useState<'wire' | 'deer' | null>(null);
  const close = () => setShown(null);
  return (
    <div className={styles.row}>
      <Button onClick={() => setShown('dialog')}>Dialog</Button>
      <Button onClick={() => setShown('confirm')}>Confirm</Button>
      <Button onClick={() => setShown('page')}>Page container</Button>
      <Button onClick={() => setShown('overlay')}>Full-screen overlay</Button>
      <Button
        onClick={() => {
          loading.start('plan');
          setTimeout(() => loading.finish('plan'), 2500);
        }}
      >
        Loading
      </Button>
      <Popover label="Popover" icon="filter">
        Forty words at most.
      </Popover>
      <Tooltip text="Described, not named">
        <Button>Tooltip</Button>
      </Tooltip>
      <Button
        onClick={() => {
          for (const type of VARIANTS) {
            toasts.show({
              message: `A toast of type ${type}.<br />With a second line.`,
              type,
              duration: 'infinite',
            });
          }
        }}
      >
        Toasts
      </Button>
      <Dialog
        title="New fence line"
        isOpen={shown === 'dialog'}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save fence line
            </Button>
          </>
        }
      >
        <div className={styles.page}>
          <TextField label="Name" value="North ridge" onChange={() => {}} isRequired />
          <Select
            label="Fence type"
            value={fence}
            onChange={setFence}
            options={[
              { id: 'wire', label: 'Post and wire' },
              { id: 'deer', label: 'Deer netting' },
            ]}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        title="Delete this paddock?"
        isOpen={shown === 'confirm'}
        confirmLabel="Delete paddock"
        onConfirm={close}
        onCancel={close}
      >
        <p>North ridge (12.40 ha) and its notes will be taken off the plan.</p>
      </ConfirmDialog>
      {shown === 'page' && (
        <PageContainer
          title="North ridge"
          eyebrow="Paddock"
          hasOverlay
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Save paddock
              </Button>
            </>
          }
        >
          <div className={styles.grid}>
            <TextField label="Name" value="North ridge" onChange={() => {}} isRequired />
            <Select
              label="Fence type"
              value={fence}
              onChange={setFence}
              options={[
                { id: 'wire', label: 'Post and wire' },
                { id: 'deer', label: 'Deer netting' },
              ]}
            />
          </div>
        </PageContainer>
      )}
      {shown === 'overlay' && (
        <FullScreenOverlay>
          <h2>Building your plan</h2>
          <p>This takes a moment.</p>
          <Button onClick={close}>Close</Button>
        </FullScreenOverlay>
      )}
    </div>
  );
}
