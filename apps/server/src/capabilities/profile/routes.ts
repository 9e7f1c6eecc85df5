import { channelsOfNotices } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { presignImage, readImage, removeImage, adoptImage } from './profile-image.ts';
import {
  findDigest,
  findNoticeChoices,
  findPendingEmail,
  setDigest,
  setNoticeChoice,
} from './profile-store.ts';
import { confirmEmail, updateProfile } from './update-profile.ts';

type ProfileCall =
  | 'profile.update'
  | 'profile.confirmEmail'
  | 'profile.presignImage'
  | 'profile.updateImage'
  | 'profile.image'
  | 'profile.settings'
  | 'profile.updateSettings'
  | 'profile.chooseNotice';

export const profileHandlers = (services: Services): Handlers<ProfileCall> => ({
  'profile.update': ({ caller, op, request, body: { name, email } }) =>
    updateProfile(services, { caller, op, request, name, email }),
  'profile.confirmEmail': ({ caller, op, body }) => confirmEmail(services, { caller, op, token: body.token }),
  'profile.presignImage': ({ caller, body }) => presignImage(services, caller, body.contentType),
  'profile.updateImage': ({ caller, op, body }) =>
    body.profileImageUrl === null
      ? removeImage(services, { caller, op })
      : adoptImage(services, { caller, op, filePath: body.profileImageUrl }),
  'profile.image': ({ params }) => readImage(services, params.imageId),
  'profile.settings': async ({ caller: { userId } }) => ({
    emailDigest: await findDigest(services.database.db, userId),
    notices: channelsOfNotices(await findNoticeChoices(services.database.db, userId)),
    pendingEmail: await findPendingEmail(services.database.db, userId, services.clock.now()),
  }),
  'profile.updateSettings': async ({ caller: { userId }, body }) => {
    await setDigest(services.database.db, userId, body.emailDigest);
    return { emailDigest: body.emailDigest };
  },
  'profile.chooseNotice': async ({ caller: { userId }, body }) => {
    await setNoticeChoice(services.database.db, userId, body);
    return { notices: channelsOfNotices(await findNoticeChoices(services.database.db, userId)) };
  },
});
