import { dayInWords, INVITATION_DAYS } from '@tussock/domain';
import type { Letter } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

const closing = `The link works once, and for ${INVITATION_DAYS} days. If you were not expecting this letter, you can ignore it.`;

/** Letter that asks a farm owner to confirm a plan's details. */
export function invitationLetter(about: {
  to: string;
  contactName: string;
  propertyName: string;
  invitedByName: string;
  link: string;
}): Letter {
  const { to, contactName, propertyName, invitedByName, link } = about;
  return writeLetter({
    to,
    subject: `Please confirm the plan for ${propertyName}`,
    lines: [
      `Kia ora ${contactName},`,
      `${invitedByName} has started a farm environmental plan for ${propertyName} in Tussock and has named you as its owner.`,
      'Please open the link below, sign in with this e-mail address, and check that the details are right. The plan opens when you confirm them.',
    ],
    link: { address: link, label: 'Check and confirm the details' },
    closing,
  });
}

/** Letter to a person named owner of a plan that awaits no confirmation. */
export function ownerLetter(about: Parameters<typeof invitationLetter>[0]): Letter {
  const { to, contactName, propertyName, invitedByName, link } = about;
  return writeLetter({
    to,
    subject: `You are the owner of the plan for ${propertyName}`,
    lines: [
      `Kia ora ${contactName},`,
      `${invitedByName} has named you as the owner of the farm environmental plan for ${propertyName} in Tussock. You may read and change all of it, and say who else may.`,
      'Please open the link below and sign in with this e-mail address.',
    ],
    link: { address: link, label: 'Open the plan' },
    closing,
  });
}

/** Letter to a guest who was given access to a plan. */
export function guestLetter(about: {
  to: string;
  name: string;
  propertyName: string;
  invitedByName: string;
  mayEdit: boolean;
  /** 'YYYY-MM-DD', null for access without an end. */
  lastDay: string | null;
  link: string;
}): Letter {
  const { to, name, propertyName, invitedByName, mayEdit, lastDay, link } = about;
  return writeLetter({
    to,
    subject: `You can now see the plan for ${propertyName}`,
    lines: [
      `Kia ora ${name},`,
      `${invitedByName} has given you access to the farm environmental plan for ${propertyName} in Tussock. You may read it${mayEdit ? ' and edit the features on its map' : ''}${lastDay === null ? '' : `, until the end of ${dayInWords(lastDay)}`}.`,
      'Please open the link below and sign in with this e-mail address.',
    ],
    link: { address: link, label: 'Open the plan' },
    closing,
  });
}
