import { examinationWords } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

/** Most presses of an auditor beside typing, from the invitation to the final report. */
const MOST_CLICKS = 25;

test('a farm is audited: one version is seen, a draft is sent, the farm replies on a phone, and the final report stands on its page', async ({
  newVisitor,
}) => {
  const farm = await newVisitor();
  await farm.session.signIn(people.admin.email);
  const plan = newPlanFor('Audited Reach', 'audited@reach.example');
  const planId = await farm.plan.haveCreated(plan);
  await farm.examination.haveVersion(planId, plan);
  await farm.examination.openFarmPage(planId);
  await farm.examination.invite({
    kind: 'audit',
    programme: 'processorYear',
    name: 'Rua Kahu',
    email: 'rua@auditors.example',
    scope: 'The season’s records.',
    expiresOn: '2099-12-31',
  });
  await farm.screen.expectAccessible();

  const auditor = await newVisitor();
  await auditor.session.signIn('rua@auditors.example');
  await auditor.examination.openFromDesk('Audit: Reach Downs');
  await auditor.examination.declare({
    hasNoConflict: true,
    accreditation: 'FEP 114',
    accreditedUntil: '2099-12-31',
  });
  await auditor.screen.expectAccessible();
  await auditor.examination.openItem('Stock numbers by month');
  await auditor.examination.findAllOthers('No record of it.');
  await auditor.examination.sendDraft('2099-01-31');
  auditor.screen.mayBeRefused(403);
  await auditor.screen.open(`/plan/${planId}/view/farm`);
  await auditor.screen.expectHeading('You don’t have access to this');

  await farm.screen.take('phone');
  await farm.examination.openFarmPage(planId);
  await farm.examination.expectReport('draft', 'No record of it.');
  await farm.screen.expectNoSidewaysScroll();
  await farm.examination.reply('We send the books this week.');

  await auditor.examination.openFromDesk('Audit: Reach Downs');
  await auditor.examination.expectReport('reply', 'We send the books this week.');
  await auditor.examination.finish('2099-06-30');
  expect(auditor.examination.clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await farm.screen.reload();
  await farm.examination.expectReport('final', examinationWords.room.outcomes.audited);
});
