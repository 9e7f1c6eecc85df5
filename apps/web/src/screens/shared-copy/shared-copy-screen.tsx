import { useMutation } from '@tanstack/react-query';
import { openShared } from '@tussock/contract';
import { closedWords, releaseWords } from '@tussock/domain';
import { Button, buttonClasses, ErrorPage, Skeleton, TextField } from '@tussock/ui';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { HOME } from '../../routes/home.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { client } from '../../session/client.ts';
import type { sharedCopyRoute } from './route.ts';
import { ReadCopy } from './read-copy.tsx';
import styles from './shared-copy-screen.module.css';

const words = releaseWords.shared;

/** A copy of a plan for whoever has its link. Whatever ended it, a link that opens nothing says the same. */
export function SharedCopyScreen({ params: { secret } }: ScreenPropsOf<typeof sharedCopyRoute>) {
  return <OpenCopy key={secret} secret={secret} />;
}

function OpenCopy({ secret }: { readonly secret: string }) {
  const open = useMutation({
    mutationFn: (codeWord: string | undefined) =>
      client.call(
        openShared,
        { params: { secret }, body: codeWord === undefined ? {} : { codeWord } },
        { isQuiet: true },
      ),
  });
  const { mutate } = open;
  // Each opening is counted, so it is asked for once, and never again by itself.
  useEffect(() => mutate(undefined), [mutate]);
  if (open.data?.copy)
    return <ReadCopy secret={secret} copy={open.data.copy} onAgain={() => mutate(open.variables)} />;
  if (open.error instanceof ApiError && open.error.status === 404) return <NothingThere />;
  if (open.error)
    return (
      <ErrorPage
        title={words.away}
        icon="warning"
        actions={
          <Button variant="primary" isPending={open.isPending} onClick={() => mutate(open.variables)}>
            {words.tryAgain}
          </Button>
        }
      >
        <p>{open.error.message}</p>
      </ErrorPage>
    );
  return (
    <div className={styles.page}>
      {open.data ? (
        <AskForCode isWrong={open.data.isCodeWrong} isPending={open.isPending} onGiven={mutate} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}

const NothingThere = () => (
  <ErrorPage
    title={words.gone}
    icon="lock"
    actions={
      <RouteLink to={HOME} {...buttonClasses({ variant: 'primary' })}>
        {closedWords.goHome}
      </RouteLink>
    }
  >
    <p>{words.goneAbout}</p>
  </ErrorPage>
);

function AskForCode({
  isWrong,
  isPending,
  onGiven,
}: {
  readonly isWrong: boolean;
  readonly isPending: boolean;
  readonly onGiven: (codeWord: string) => void;
}) {
  const [codeWord, setCodeWord] = useState('');
  return (
    <form
      className={styles.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        if (codeWord.trim() !== '') onGiven(codeWord);
      }}
    >
      <h1>{words.unnamed}</h1>
      <p>{words.codeAbout}</p>
      <TextField
        id="code-word"
        label={words.code}
        value={codeWord}
        onChange={setCodeWord}
        autoComplete="off"
        {...(isWrong ? { error: words.wrongCode } : {})}
      />
      <Button type="submit" variant="primary" isPending={isPending}>
        {words.open}
      </Button>
    </form>
  );
}
