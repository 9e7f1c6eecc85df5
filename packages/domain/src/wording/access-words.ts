import { momentInWords } from '../days/moments.ts';

/** Texts about who has access to a plan, and whom to ask for it. */
export const accessWords = {
  people: 'Everyone with access',
  why: {
    owner: 'Owns the farm',
    noOwner: 'No owner has been named yet',
    adviser: 'Advises the farm; everyone in this account can edit the plan',
    guest: ({ by, at }: { readonly by: string | null; readonly at: string }): string =>
      `Given access${by ? ` by ${by}` : ''} on ${momentInWords(at)}`,
  },
  linkUntil: (at: string): string => `Link works until ${momentInWords(at)}`,
  acceptedOn: (at: string): string => `Accepted ${momentInWords(at)}`,
  noEnd: 'No end date',
  ended: 'Access has ended',
  noGuests:
    'Nobody outside has access. You can let in a neighbour, an accountant or a bank by name, to view or to edit, with a last day if you like.',
  /** Stands before the names of the people who decide about access, each a link. */
  whoDecides: 'To let someone in or share a copy, ask',
} as const;
