import { expect, test } from 'vitest';
import { channelOfNotice, channelsOfNotices, noticeKeys, notices } from './notices.ts';

test.each([
  ['what was chosen', { actionsDue: 'never' }, 'never'],
  ['the declared way without a choice', {}, 'mail'],
  ['the declared way where the choice is no way', { actionsDue: 'pigeon' }, 'mail'],
  ['the declared way where nothing is stored', null, 'mail'],
])('a person is told by %s', (_, stored, channel) => {
  expect(channelOfNotice(stored, 'actionsDue')).toBe(channel);
});

test('every sort of notice has a way', () => {
  expect(Object.keys(channelsOfNotices({}))).toEqual([...noticeKeys]);
  expect(channelsOfNotices({}).planSent).toBe(notices.planSent.channel);
});
