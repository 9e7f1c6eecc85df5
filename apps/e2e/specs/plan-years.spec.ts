import { planInfoFields, releaseWords } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.setTimeout(300_000);

test('[ENT-1] the life of a plan: sent, sent back, sent again, signed by owner and consultant, approved, shared without names, read by a stranger, withdrawn, audited, put away, taken out again, and begun anew', async ({
  newVisitor,
}) => {
  const farm = newPlanFor('Kahurangi Manaia', 'manaia@years.example');
  const lead = await newVisitor();
  await lead.session.signIn(people.staff.email);
  const planId = await lead.plan.haveCreated(farm);
  const invitation = await lead.outbox.invitationTo(farm.email);

  const owner = await newVisitor();
  await owner.invitation.open(invitation);
  await owner.invitation.goToSignIn();
  await owner.session.takeOfferedAddress(farm.email);
  await owner.invitation.lookOverDetails();
  await owner.session.acceptTerms();
  await owner.screen.expectHeading('Kia ora Kahurangi, is this your farm?');
  await owner.plan.confirm();
  await owner.screen.expectAddress(`/plan/${planId}/view/farm`);
  await owner.life.open(planId);
  await owner.life.expectState('In progress');
  await lead.access.openAdviser(planId);
  await lead.access.assign('Tussock Advisers');

  // Sent: what was sent stands as a version, and who sent it does not decide it.
  await lead.life.open(planId);
  await lead.life.move('Send for approval');
  await lead.life.expectState('Submitted for approval');
  await lead.life.expectVersions('Version 1');
  await lead.screen.expectText('You sent this plan, so someone else has to decide.');
  await owner.life.expectState('Submitted for approval');

  // Sent back with what is wanted, read by whoever sent it.
  const provider = await newVisitor();
  await provider.session.signIn(people.admin.email);
  await provider.life.open(planId);
  await provider.screen.expectAccessible();
  await provider.life.move('Ask for changes', {
    field: 'What is to be changed',
    words: 'Say which catchment the farm lies in.',
  });
  await lead.life.expectState('Changes asked for');
  await lead.screen.expectText('Say which catchment the farm lies in.');

  await lead.plan.openFarm(planId);
  await lead.plan.fillIn('Catchment', 'Ashley');
  await lead.form.fillInField(planInfoFields.region, 'canterbury');
  await lead.plan.fillIn('Phone', '03 312 3456');
  await lead.plan.saveFarm();
  await lead.screen.expectToast('Your changes have been successfully saved.');
  await lead.living.expectAllSent();
  await lead.life.open(planId);
  await lead.life.move('Send for approval');
  await lead.life.expectVersions('Version 2', 'Version 1');

  // Signed by those whose farm and whose work it is.
  await owner.life.sign(2);
  const consultant = await newVisitor();
  await consultant.session.signIn(people.consultant.email);
  await consultant.life.open(planId);
  await consultant.life.sign(2);
  await owner.life.expectWords(2, 'OwnerApproved', 'ConsultantApproved', 'ProviderWaiting');

  // Approved: the second version, and the owner sees it without asking.
  await provider.life.open(planId);
  await provider.life.move('Approve this version');
  await provider.life.expectState('Approved');
  await owner.life.expectState('Approved');
  await owner.life.expectVersions('Version 2', 'Version 1');
  await owner.life.expectWords(2, 'OwnerApproved', 'ConsultantApproved', 'ProviderApproved');

  // Shared as it was approved, without names and numbers.
  await lead.sharing.open(planId);
  await lead.sharing.chooseSource(/^Version 2/);
  await lead.sharing.makeCopy();
  const path = await lead.sharing.makeLink('For the bank');
  const stranger = await newVisitor();
  await stranger.screen.open(path);
  await stranger.sharing.expectCopy('Manaia Downs');
  const read = await stranger.sharing.readCopy();
  expect(read).toContain('Ashley');
  expect(read).not.toContain('Kahurangi');
  expect(read).not.toContain('312 3456');
  expect(await stranger.sharing.fetchPdf()).toBe(200);
  await stranger.screen.take('phone');
  await stranger.screen.expectNoSidewaysScroll();

  await lead.screen.reload();
  await lead.screen.expectText(releaseWords.openings(2));
  await lead.sharing.withdraw();
  stranger.screen.mayBeRefused(404);
  expect(await stranger.sharing.fetchPdf()).toBe(404);
  await stranger.screen.reload();
  await stranger.screen.expectText(releaseWords.shared.gone);

  // Audited outside: the day of the next follows from the rule of the region, and stands in the list of plans.
  await lead.life.open(planId);
  await lead.life.keepAudit({
    approvalType: 'auditor',
    personName: 'Ngaire Bell',
    decidedOn: '2026-03-02',
    grade: 'B',
  });
  await lead.life.expectAudit('Ngaire Bell', '2 March 2028');

  // Put away: everybody reads it, nobody changes it; taken out again it is where it was.
  await provider.life.open(planId);
  await provider.life.move('Archive');
  await owner.life.expectState('Archived');
  await provider.life.expectOffered('Restore');
  await provider.life.move('Restore');
  await owner.life.expectState('Approved');
  await owner.life.expectVersions('Version 2', 'Version 1');
  await lead.life.expectAudit('Ngaire Bell', '2 March 2028');

  // Begun anew: what was approved stays in its version.
  await lead.life.move('Reopen for editing');
  await owner.life.expectState('In progress');
  await owner.life.expectVersions('Version 2', 'Version 1');
  await owner.screen.take('phone');
  await owner.screen.expectNoSidewaysScroll();
  await owner.screen.expectAccessible();
});
