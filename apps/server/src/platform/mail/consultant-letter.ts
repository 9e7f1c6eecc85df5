import type { Letter } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

/** Letter to the provider's people: a plan requests a consultant. */
export function consultantLetter(about: {
  to: string;
  propertyName: string;
  askedBy: { readonly name: string; readonly email: string };
  message: string;
  link: string;
}): Letter {
  const { to, propertyName, askedBy, message, link } = about;
  return writeLetter({
    to,
    subject: `${propertyName} asks for a consultant`,
    lines: [
      'Kia ora,',
      `${askedBy.name} (${askedBy.email}) asks for a consultant for the plan of ${propertyName}:`,
      message,
    ],
    link: { address: link, label: 'Choose an account' },
    closing: 'You get this letter because you lead the plan, or administer the service.',
  });
}
