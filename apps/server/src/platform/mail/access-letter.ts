import type { Letter } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

/** The letter that tells the people who answer for a plan that somebody asks to be let in. */
export function accessLetter(about: {
  to: string;
  propertyName: string;
  askedBy: { readonly name: string; readonly email: string };
  link: string;
}): Letter {
  const { to, propertyName, askedBy, link } = about;
  return writeLetter({
    to,
    subject: `Somebody asks for access to ${propertyName}`,
    lines: [
      'Kia ora,',
      `${askedBy.name} (${askedBy.email}) followed a link to the plan of ${propertyName} and asks to be let in.`,
      'If you know them, give them access on the page of people. If you do not, you need do nothing.',
    ],
    link: { address: link, label: 'Look at who has access' },
    closing: 'You get this letter because you lead the plan, or administer the service.',
  });
}
