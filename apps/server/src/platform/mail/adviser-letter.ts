import type { Letter } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

/** Letter to the administrators of an account: it advises on a plan from now on. */
export function adviserLetter(about: {
  to: string;
  name: string;
  accountName: string;
  propertyName: string;
  assignedBy: { readonly name: string; readonly email: string };
  link: string;
}): Letter {
  const { to, name, accountName, propertyName, assignedBy, link } = about;
  return writeLetter({
    to,
    subject: `You advise on the plan of ${propertyName}`,
    lines: [
      `Kia ora ${name},`,
      `${assignedBy.name} (${assignedBy.email}) has chosen ${accountName} to advise on the farm environmental plan of ${propertyName}. Everybody of ${accountName} can open it and change it.`,
    ],
    link: { address: link, label: 'Open the plan' },
    closing: `You get this letter because you administer ${accountName}.`,
  });
}
