import { askForAccess } from '@tussock/contract';
import { closedWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { useState } from 'react';
import { client } from '../../session/client.ts';

/** Form to request access to a plan from its people. The answer afterwards is the same for every address. */
export function AskForAccess({ planId }: { readonly planId: string }) {
  const [state, setState] = useState<'idle' | 'pending' | 'asked'>('idle');
  const handleAsk = async () => {
    setState('pending');
    try {
      await client.call(askForAccess, { body: { planId } });
      setState('asked');
    } catch {
      // The client has shown what was wrong.
      setState('idle');
    }
  };
  if (state === 'asked') return <p role="status">{closedWords.asked}</p>;
  return (
    <>
      <p>{closedWords.hint}</p>
      <p>
        <Button isPending={state === 'pending'} onClick={() => void handleAsk()}>
          {closedWords.ask}
        </Button>
      </p>
    </>
  );
}
