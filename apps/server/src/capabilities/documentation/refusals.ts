import { errorCatalogue, type AnyCall, type ErrorCode } from '@tussock/contract';
import type { JsonSchema } from '@tussock/domain';

type Catalogue = Readonly<
  Record<string, { readonly status: number; readonly message: string; readonly errorCode?: number }>
>;
const catalogue: Catalogue = errorCatalogue;

const statuses = [...new Set(Object.values(catalogue).map(({ status }) => status))].toSorted(
  (one, other) => one - other,
);
const entriesWith = (wanted: number) =>
  Object.entries(catalogue).filter(([, { status }]) => status === wanted);

/** One response for each status that refuses, with an example of each code that has it. */
export const refusalResponses = (): JsonSchema =>
  Object.fromEntries(
    statuses.map((status) => [
      `Refused${status}`,
      {
        description: entriesWith(status)
          .map(([, { message }]) => message)
          .join(' · '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Refusal' },
            examples: Object.fromEntries(
              entriesWith(status).map(([code, { message, errorCode }]) => [
                code,
                { value: { message, code, ...(errorCode === undefined ? {} : { errorCode }) } },
              ]),
            ),
          },
        },
      },
    ]),
  );

/** What only some calls can be refused for. */
const onlySome: readonly { readonly codes: readonly ErrorCode[]; readonly of: (call: AnyCall) => boolean }[] =
  [
    {
      codes: ['sessionNotFound', 'forbidden'],
      of: ({ access, ...call }) =>
        access.to !== 'anyone' || 'isSentByServer' in call || call.method !== 'GET',
    },
    { codes: ['staleVersion'], of: ({ method }) => method !== 'GET' },
    { codes: ['preconditionFailed'], of: ({ id, method }) => id.startsWith('ogc.') && method !== 'GET' },
    { codes: ['replicaStale'], of: ({ id }) => ['replica.since', 'replica.stream'].includes(id) },
    // These stand among the results of a call that is answered.
    { codes: ['held'], of: () => false },
    { codes: ['tooLarge', 'wrongMediaType'], of: ({ method }) => method !== 'GET' },
  ];
const isOnlySome = (status: number): boolean =>
  onlySome.some(({ codes }) => codes.some((code) => catalogue[code]?.status === status));

/** The refusals that a call may be answered with, by status. */
export function refusalsOf(call: AnyCall): JsonSchema {
  const possible = new Set([
    ...statuses.filter((status) => !isOnlySome(status)),
    ...onlySome
      .filter(({ of }) => of(call))
      .flatMap(({ codes }) => codes.map((code) => catalogue[code]?.status ?? 0)),
    // Links that no longer work are no session's fault.
    ...(call.id.startsWith('invitation.') ? [401] : []),
  ]);
  return Object.fromEntries(
    [...possible].map((status) => [String(status), { $ref: `#/components/responses/Refused${status}` }]),
  );
}
