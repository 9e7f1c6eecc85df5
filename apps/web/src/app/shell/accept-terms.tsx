import { useRouter } from '@tanstack/react-router';
import { acceptTerms } from '@tussock/contract';
import { TERMS_VERSION } from '@tussock/domain';
import { Button, FullScreenOverlay, Skeleton } from '@tussock/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { client } from '../../session/client.ts';
import { currentUserStore, userReceived } from '../../session/current-user.ts';
import { SIGN_OUT_ADDRESS } from '../../session/sign-in-address.ts';
import styles from './accept-terms.module.css';

// Read once by each person, and a good many words.
const TermsText = lazy(async () => ({
  default: (await import('../../screens/public/terms-text.tsx')).TermsText,
}));

/** The terms in five lines, above their text. */
const inShort = [
  'What you enter stays yours; the owner of the farm decides who sees it.',
  'Enter what you know to be true. Others rely on it.',
  'Figures help to plan. They are no survey, no consent and no legal advice.',
  'No advertising, no profiles, nothing is sold, and nothing goes to a council or company unless the owner sends it.',
  'You may stop at any time, and take the plan and its data with you.',
] as const;

const SigningOut = lazy(async () => ({ default: (await import('./signing-out.tsx')).SigningOut }));

/** Page that asks to accept the terms, once for each version, before anything else is shown; continues to the requested page. */
export function AcceptTerms() {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  // What waited when the terms changed is asked about here too.
  const [isLeaving, setIsLeaving] = useState(false);
  const userId = useStore(currentUserStore, ({ user }) => user?._id);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const handleAccept = async () => {
    setIsPending(true);
    try {
      userReceived(await client.call(acceptTerms, {}));
      // Whoever has a plan that waits for their word is led to it now.
      await router.invalidate();
    } catch {
      // The client has shown what was wrong; the question stays.
      setIsPending(false);
    }
  };
  return (
    <FullScreenOverlay>
      <section className={styles.sheet} aria-labelledby="accept-terms">
        <header className={styles.head}>
          <h1 ref={titleRef} id="accept-terms" tabIndex={-1}>
            Before you start
          </h1>
          <ul className={styles.short} aria-label="In five lines">
            {inShort.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>The whole of it, version {TERMS_VERSION}:</p>
        </header>
        {/* Scrolls by itself, so that the answer stays in view; reachable by keyboard for that. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={styles.words} aria-label="Terms and privacy" tabIndex={0}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <TermsText />
          </Suspense>
        </section>
        <footer className={styles.actions}>
          <Button variant="primary" isPending={isPending} onClick={() => void handleAccept()}>
            I accept the terms
          </Button>
          <a
            href={SIGN_OUT_ADDRESS}
            onClick={(event) => {
              event.preventDefault();
              setIsLeaving(true);
            }}
          >
            Sign out instead
          </a>
        </footer>
      </section>
      {isLeaving && userId !== undefined && (
        <Suspense fallback={null}>
          <SigningOut userId={userId} onStay={() => setIsLeaving(false)} />
        </Suspense>
      )}
    </FullScreenOverlay>
  );
}
