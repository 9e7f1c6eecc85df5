import { counted } from '../formats/counted.ts';
import { dayInWords } from '../formats/days.ts';

/** Messages about the life of a plan: its moves, approvals and versions. */
export const lifeWords = {
  moves: {
    invite: {
      label: 'Invite the owner',
      follows: 'The owner gets a letter with a link and confirms the details.',
      done: 'Owner invited',
    },
    confirm: {
      label: 'Confirm the details',
      follows: 'The plan is open for work.',
      done: 'Details confirmed',
    },
    submit: {
      label: 'Send for approval',
      follows:
        'The plan is saved as a numbered version. Outcomes, risks and the wording of actions cannot be changed until it is decided or withdrawn. You can keep recording work on the farm.',
      done: 'Sent for approval',
    },
    takeBack: {
      label: 'Withdraw',
      follows:
        'The request for approval ends, and everything can be changed again. The version stays in the list.',
      done: 'Withdrawn',
    },
    approve: {
      label: 'Approve this version',
      follows: 'The version is marked as approved for good, and the day of the next review is set.',
      done: 'Approved',
    },
    askForChanges: {
      label: 'Ask for changes',
      follows: 'Whoever sent it reads your note, changes the plan and sends it again.',
      done: 'Changes asked for',
    },
    decline: {
      label: 'Decline',
      follows:
        'This version will not be approved, and its round ends. Whoever sent it reads your reason; the plan can be changed and sent as a new version.',
      done: 'Declined',
    },
    startReview: {
      label: 'Reopen for editing',
      follows: 'The plan is in progress again. What was approved stays as it is, in its version.',
      done: 'Reopened for editing',
    },
    fallDue: {
      label: 'Review due',
      follows: 'The next review is due, or the farm has changed substantially.',
      done: 'Review due',
    },
    archive: {
      label: 'Archive',
      follows: 'The plan can be read but not changed, and nobody is reminded of it. It can be restored.',
      done: 'Archived',
    },
    restore: {
      label: 'Restore',
      follows: 'The plan goes back to where it was before it was archived.',
      done: 'Restored',
    },
  },
  /** Warning before a move that ends editing: unsent changes on this device would not be part of it, and be refused afterwards. */
  notSentYet: (count: number): string =>
    `${counted(count, 'change', 'changes')} on this device ${count === 1 ? 'is' : 'are'} not sent yet and would be left out. This can be done once everything is sent.`,
  notYourOwn: 'You sent this plan, so someone else has to decide.',
  /** Message about what is locked while a plan waits for approval. `day` is in New Zealand. */
  isSubmitted: (day: string): string =>
    `This plan was sent for approval on ${dayInWords(day)}. Withdraw it to change it.`,
  /** The same for a person who may not withdraw it. */
  isWithSomebody: (day: string): string =>
    `This plan was sent for approval on ${dayInWords(day)}. Outcomes, risks and the wording of actions stay as they are until it is decided.`,
  isSubmittedNow: 'This plan was sent for approval. Withdraw it to change it.',
  wrongMove: 'The plan has moved on since: this cannot be done now.',
  staleApproval: 'The plan has changed since it was sent.',
  isArchived: 'This plan is archived: it can be read, but not changed. Restore it to carry on.',
  /** The same for a person who may not restore it. */
  isPutAway: 'This plan is archived: it can be read, but not changed.',
  /** Refusal of a move that the plan's status does not allow; `now` is the label of the status. */
  noSuchMove: (label: string, now: string): string =>
    `“${label}” cannot be done now. The plan’s status is: ${now}.`,
  decidedAlready: (version: number, by: string): string => `${by} has already decided version ${version}.`,
  takenBack: (version: number, by: string): string =>
    `${by} withdrew version ${version}, so it needs no decision.`,
  otherVersion: (asked: number, stands: number): string =>
    `Version ${asked} is no longer waiting for a decision: version ${stands} is.`,
  changedSince: (version: number, things: number): string =>
    `The plan was changed since version ${version} was sent: ${things === 1 ? 'one thing differs' : `${things} things differ`} from the version. Ask for it to be sent again.`,
  noteNeeded: 'Say what needs to change',
  reviewNeeded: 'Say when the plan is due for its next review',
  reviewPast: 'The next review is in the past',
  nextNeeded: 'Say when the next one is due: no rule on file sets the day',
  nextPast: 'The next one must be due after this one',
  inFuture: 'The day is still to come',
  gradeNeeded: 'An audit has a grade, A to D',
  gradeOnlyOfAudit: 'Only an audit has a grade',
  otherDocument: 'The document must be a file of this plan',
  signAsWho: 'Only the owner of the farm or its consultant can sign.',
  /** Message after a change of status; `now` is the label of the new status. */
  movedTo: (now: string): string => `Status and approvals: ${now}`,
  steps: ['Details', 'In progress', 'Under review', 'Approved', 'Review'],
  where: 'Where the plan is',
  /** Sentence that says who is next. */
  next: {
    draft: 'Next: name the owner',
    confirm: 'You are next: confirm the details',
    confirmBy: (name: string): string => `Next: ${name} confirms the details`,
    send: 'You are next: send the plan for approval',
    sendBy: 'Next: the plan is sent for approval',
    decide: (number: number): string => `You are next: decide version ${number}`,
    decideBy: 'Next: the provider decides',
    sign: (number: number): string => `You are next: sign version ${number}`,
    review: 'You are next: review the plan',
    reviewBy: 'Next: the plan is reviewed',
    approved: 'Approved: nobody is next',
    archived: 'Archived: nobody is next',
  },
  stepBy: (name: string, at: string): string => `${name}, ${at}`,
  waitsFor: (name: string): string => `waiting for ${name}`,
  decide: 'Decide…',
  decideTitle: (number: number): string => `What do you say to version ${number}?`,
  choice: 'Your decision',
  notNow: 'Not now',
  sign: (number: number): string => `Sign version ${number}`,
  /** Message while a plan waits for a decision, for people who may decide and for all others. */
  youDecide: 'It is waiting for your decision: approve this version, ask for changes, or decline it.',
  whoDecides: 'The lead of the plan, one of its reviewers or a provider administrator decides.',
  stillOpen: (count: number): string => `Still open: ${counted(count, 'thing', 'things')}`,
  nothingOpen: 'Nothing is missing or overdue.',
  seeOpen: 'See all of it on the farm page',
  refuseToSign: (number: number): string => `Ask for changes to version ${number}`,
  refusingToSign:
    'You are not signing this version. Your note goes by e-mail to the person who sent it. The provider still decides.',
  signing: 'You confirm that this version of the plan is right. Your name and the time are recorded with it.',
  nextDate: (kind: string, day: string): string => `${kind} ${day}`,
  dueThing: (kind: string): string => `${kind} of the plan`,
  bannerLabel: 'What cannot be changed now',
  since: (day: string): string => `Since ${day}`,
  version: (number: number): string => `Version ${number}`,
  formTitle: 'Comment',
  waits: 'Waiting',
  detailsConfirmed: 'The details of the plan',
  askedBy: (name: string, at: string): string => `Requested by ${name}, ${at}`,
  decidedBy: (name: string, at: string): string => `Decided by ${name}, ${at}`,
  /** Message about an approval that is no longer needed, because somebody else's action ended it. */
  endedBy: (name: string, at: string): string => `Ended by ${name}, ${at}`,
  madeBy: (reason: string, name: string, at: string): string => `${reason} by ${name}, ${at}`,
  hash: 'Fingerprint',
  isPrinting: 'PDF is being prepared.',
  noVersions: 'A version is saved each time the plan is sent for approval, and never changes.',
  changedSinceLabel: 'What changed since',
  whatChangedSince: (number: number): string => `What changed since version ${number}`,
  whatChangedUntil: (since: number, until: number): string =>
    `What changed from version ${since} to version ${until}`,
  comparedWith: 'Compared with',
  asItStands: 'Current plan',
  nothingChanged: 'Nothing changed',
  asTheVersion: 'The plan matches this version.',
  asTheOther: 'The versions are the same.',
  changes: { added: 'added', changed: 'changed', removed: 'removed' },
  outlineOf: (name: string): string => `Outline of ${name}: before dotted, now solid`,
  farmAt: (when: string): string => `Outlines that moved: ${when}`,
  showOnMaps: (name: string): string => `Show ${name} on both maps`,
  showOnMapsShort: 'Show on both maps',
  noAudits:
    'What a certifier or auditor decided is recorded here, with their document and when the next one is due.',
  noRule:
    'No rule on file for this region says when the next one is due: enter the day that the paper, your scheme or your consent says.',
  grade: (grade: string): string => `Grade ${grade}`,
  nextOn: (day: string): string => `Next due ${day}`,
  sentReason: 'Sent for approval',
  approvalsStay: 'What was asked for and decided in Tussock stays with the plan.',
  letters: {
    open: 'Open the plan',
    sentSubject: (property: string): string => `${property} was sent for approval`,
    sent: (sender: string, property: string, version: number): string =>
      `${sender} has sent the farm plan of ${property} for approval, as version ${version}.`,
    signSubject: (property: string): string => `Please review and sign: ${property}`,
    sign: 'Please review it and sign it, under “Status and approvals”.',
    approvedSubject: (property: string): string => `${property} is approved`,
    approved: (decider: string, property: string, version: number): string =>
      `${decider} has approved version ${version} of the farm plan of ${property}.`,
    sentBackSubject: (property: string): string => `Changes asked for: ${property}`,
    sentBack: (decider: string, property: string, version: number): string =>
      `${decider} has reviewed version ${version} of the farm plan of ${property}, and requests changes:`,
    declinedSubject: (property: string): string => `Declined: ${property}`,
    declined: (decider: string, property: string, version: number): string =>
      `${decider} has reviewed version ${version} of the farm plan of ${property}, and declines it:`,
    dueSubject: (count: number, farm: string, farms: number): string =>
      `${counted(count, 'thing', 'things')} due: ${farms === 1 ? farm : `${farms} farms`}`,
    whyDue:
      'You get this letter because you lead or own these plans, or are to do these actions. It comes 30 and 7 days before something is due, and once a month when it is late.',
    refusedSubject: (property: string): string => `Not signed: ${property}`,
    refused: (signer: string, property: string, version: number): string =>
      `${signer} has reviewed version ${version} of the farm plan of ${property}, has not signed it, and requests changes:`,
    whyOwner: 'You get this letter because you own the farm.',
    whyDecider: 'You get this letter because you may approve this plan, or send it back.',
    whySigner: 'You get this letter because you own the farm or advise on its plan.',
    whyNotSender:
      'You get this letter because you lead the plan or own the farm, and the person who sent it no longer has access.',
    whySender: 'You get this letter because you sent the plan for approval.',
  },
  notAskedAnyMore: (version: number): string =>
    `Version ${version} no longer needs a signature: it was withdrawn, changes were requested, or it was declined. You can sign the next version.`,
  paper: 'Paper',
  removeAudit: 'Remove this record',
  removeAuditTitle: (name: string): string => `Remove “${name}”?`,
  removeAuditAbout:
    'The grade, the day the next one is due and the link to the paper go with it, and what is due is worked out again. The paper stays with the documents, and the history keeps what was said.',
  signedAlready: 'You have given your word on this version already.',
} as const;
