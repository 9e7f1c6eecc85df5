import { serviceWords } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { uuid } from '../shapes/common.ts';
import { erasureCounts, personFound } from '../shapes/personal-data.ts';

export const findPeople = defineCall({
  id: 'personalData.find',
  summary: 'Finds people by name or address, deleted ones among them; 20 at most. Three letters are needed.',
  method: 'GET',
  path: '/api/service/person/all',
  access: { to: 'signedIn', ability: 'operateService' },
  query: z.object({ search: z.string().check(z.minLength(3), z.maxLength(200)) }),
  reply: z.object({ results: z.array(personFound) }),
});

export const downloadPersonalData = defineCall({
  id: 'personalData.file',
  summary: 'Everything that is kept about a person, as JSON: for whoever asks what is known about them.',
  method: 'GET',
  path: '/api/service/person/file/{id}',
  access: { to: 'signedIn', ability: 'operateService' },
  answer: 'file',
  fileType: 'application/json',
});

export const previewErasure = defineCall({
  id: 'personalData.preview',
  summary: 'What erasing a person would change, by count. Changes nothing.',
  method: 'GET',
  path: '/api/service/person/erasure/{id}',
  access: { to: 'signedIn', ability: 'operateService' },
  reply: z.object({ counts: erasureCounts }),
});

export const erasePerson = defineCall({
  id: 'personalData.erase',
  summary:
    'Erases a deleted person: their name, address, picture, sessions and links. What they signed, and the log of each farm, stay. 400 for a user who is not deleted.',
  method: 'POST',
  path: '/api/service/person/erase/{id}',
  access: { to: 'signedIn', ability: 'operateService' },
  reply: z.object({ _id: uuid }),
  toast: () => serviceWords.toasts.erased,
  resets: ['service'],
});
