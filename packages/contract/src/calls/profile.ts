import {
  digestOptions,
  imageTypes,
  noticeChannels,
  noticeKeys,
  profileFields,
  settingsFields,
  toasts,
  type EmailDigest,
  type NoticeChannel,
  type NoticeKey,
} from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { nullableText } from '../shapes/common.ts';
import { filePath, presignedUpload } from '../shapes/file.ts';
import { currentUser } from '../shapes/user.ts';

// The keys of the table are exactly the types.
const imageType = z.enum(Object.keys(imageTypes) as [keyof typeof imageTypes]);
const everybody = { to: 'signedIn', ability: 'useProduct' } as const;
const emailDigest = z.enum(digestOptions.map(({ key }) => key) as [EmailDigest]); // one for each option
const noticeChannel = z.enum(noticeChannels.map(({ key }) => key) as [NoticeChannel]); // one for each option
const noticeKey = z.enum([...noticeKeys] as [NoticeKey, ...NoticeKey[]]); // as they are declared
/** How the person is told of each sort of notice: an object with every sort, so that the documentation names them. */
const noticeChoices = z.object(
  Object.fromEntries(noticeKeys.map((key) => [key, noticeChannel])) as Record<
    NoticeKey,
    typeof noticeChannel
  >, // a channel for each of the keys
);

export const updateProfile = defineCall({
  id: 'profile.update',
  summary:
    'Changes the person’s name at once, and asks for a new e-mail address to be confirmed by a letter to it.',
  method: 'POST',
  path: '/api/auth/profile/update',
  access: everybody,
  body: checkedByFields(profileFields),
  reply: z.object({ user: currentUser, pendingEmail: nullableText }),
  toast: ({ reply }) =>
    reply.pendingEmail === null ? toasts.changesSaved() : toasts.emailChangeSent(reply.pendingEmail),
  resets: ['currentUser', 'profileSettings'],
  callsPerMinute: 30,
});

export const confirmEmail = defineCall({
  id: 'profile.confirmEmail',
  summary: 'Uses up the link of a letter that confirms a new e-mail address.',
  method: 'POST',
  path: '/api/auth/profile/email/confirm',
  access: everybody,
  body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  reply: currentUser,
  resets: ['currentUser', 'profileSettings'],
  callsPerMinute: 30,
});

export const presignProfileImage = defineCall({
  id: 'profile.presignImage',
  summary: 'Where the person’s picture may be uploaded to, for a quarter of an hour.',
  method: 'POST',
  path: '/api/auth/profile/image/user-presigned-url',
  access: everybody,
  body: z.strictObject({ contentType: imageType }),
  reply: presignedUpload,
  callsPerMinute: 30,
});

export const updateProfileImage = defineCall({
  id: 'profile.updateImage',
  summary: 'Makes an uploaded picture the person’s own, by its `filePath`; null removes the picture.',
  method: 'POST',
  path: '/api/auth/profile/image/update',
  access: everybody,
  body: z.strictObject({ profileImageUrl: z.nullable(filePath) }),
  reply: currentUser,
  toast: toasts.changesSaved,
  resets: ['currentUser'],
  callsPerMinute: 30,
});

export const readProfileImage = defineCall({
  id: 'profile.image',
  summary: 'Somebody’s picture, square.',
  method: 'GET',
  path: '/api/auth/profile/image/get/{imageId}',
  access: everybody,
  answer: 'file',
  fileType: 'image/jpeg',
});

export const readProfileSettings = defineCall({
  id: 'profile.settings',
  summary: 'What the person has chosen, and the address that waits to be confirmed.',
  method: 'GET',
  path: '/api/auth/profile/settings',
  access: everybody,
  reply: z.object({
    emailDigest,
    /** How the person is told of each sort of notice. */
    notices: noticeChoices,
    pendingEmail: nullableText,
  }),
});

export const updateProfileSettings = defineCall({
  id: 'profile.updateSettings',
  summary: 'Keeps what the person has chosen.',
  method: 'POST',
  path: '/api/auth/profile/settings/update',
  access: everybody,
  body: checkedByFields(settingsFields),
  reply: z.object({ emailDigest }),
  toast: toasts.changesSaved,
  resets: ['profileSettings'],
});

export const chooseNotice = defineCall({
  id: 'profile.chooseNotice',
  summary: 'Keeps how the person wants to be told of one sort of notice.',
  method: 'POST',
  path: '/api/auth/profile/notices/update',
  access: everybody,
  body: z.strictObject({ notice: noticeKey, channel: noticeChannel }),
  reply: z.object({ notices: noticeChoices }),
  toast: toasts.changesSaved,
  resets: ['profileSettings'],
});
