import type { Letter } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

/** Letter to those responsible for a plan: somebody requests access. */
export function accessLetter(about: {
  to: string;
  propertyName: string;
  askedBy: { readonly name: string; readonly email: string };
  link: string;
}): Letter {
  const { to, propertyName, askedBy, link } = about;
  return writeLetter({
    to,
    subject: `Someone is asking for access to ${propertyName}`,
    lines: [
      'Kia ora,',
      `${askedBy.name} (${askedBy.email}) followed a link to the plan of ${propertyName} and is asking for access.`,
      'If you know them, give them access on the plan’s People page. If you don’t, you can ignore this letter.',
    ],
    link: { address: link, label: 'See who has access' },
    closing: 'You get this letter because you lead the plan, or administer the service.',
  });
}
