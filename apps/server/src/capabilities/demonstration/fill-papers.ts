import type { DemoPaper } from '@tussock/demo';
import { isDoneState, type ActionValues } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import { actionStore } from '../../platform/things/stored-actions.ts';
import type { Services } from '../../services.ts';
import { addEvidence } from '../actions/index.ts';
import { saveGeneratedFile } from '../files/index.ts';

/** Lays the papers of a demonstration farm into its folders; one of them shows what was done. Gives their ids by their names. */
export async function fillPapers(
  services: Services,
  { planId, caller }: { readonly planId: string; readonly caller: Caller },
  papers: readonly DemoPaper[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const act = { caller, plan: { planId }, op: ownOp('file.attach') };
  await changePlan(services, act, async (change) => {
    const done = (await actionStore.findAll(change.trx, planId)).find(
      ({ content }) => isDoneState((content as unknown as ActionValues).state), // written by `putAction`
    );
    for (const { bytes, contentType, isEvidence, ...values } of papers) {
      const paper = { id: uuidv7(), bytes, contentType, purpose: 'document', values } as const;
      const id = await saveGeneratedFile(services, change, paper);
      ids.set(values.name, id);
      if (isEvidence && done)
        await addEvidence(change, uuidv7(), { actionId: done.id, files: [id], note: values.caption });
    }
  });
  return ids;
}
