import { examinerRoles, rolesWithPlan, type GlobalRole, type PlanRole } from './roles.ts';

/**
 * The single table of abilities by role. The server enforces it, the browser hides controls by it, and tests compare it with one written by
 * hand. An ability that is not listed is denied.
 */
export const globalAbilities = {
  /** Every signed-in person: their own session, terms and lists of what they have access to. */
  useProduct: ['providerAdmin', 'providerStaff', 'accountAdmin', 'accountUser'],
  /** A person creates a plan for their account; a person without an account cannot create one (`canStartPlan`). */
  createPlan: ['providerAdmin', 'providerStaff', 'accountAdmin', 'accountUser'],
  /** Lists all accounts, so that the person who leads a plan can choose the account that advises on it. */
  seeAccounts: ['providerAdmin', 'providerStaff'],
  /** Reads one account. An account's administrator sees only their own. */
  seeAccount: ['providerAdmin', 'providerStaff', 'accountAdmin'],
  createAccount: ['providerAdmin', 'providerStaff'],
  /** Updates and deletes accounts. */
  manageAccounts: ['providerAdmin'],
  manageProviderUsers: ['providerAdmin'],
  /** Manages an account's users: an account's administrator those of their own account, a provider administrator those of any. */
  manageAccountUsers: ['providerAdmin', 'accountAdmin'],
  /** Looks after the installation: its state, failed work, who is signed in, and the audit log of the whole service. */
  operateService: ['providerAdmin'],
} as const satisfies Readonly<Record<string, readonly GlobalRole[]>>;
export type GlobalAbility = keyof typeof globalAbilities;

/**
 * Actors on a plan: a provider administrator may do everything on every plan but examine it, all others what their roles on the plan allow.
 */
type PlanActor = PlanRole | 'providerAdmin';

export const planAbilities = {
  viewPlan: ['providerAdmin', ...rolesWithPlan],
  confirmDetails: ['providerAdmin', 'lead', 'owner'],
  inviteOwner: ['providerAdmin', 'lead'],
  editPlanInfo: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  editBoundary: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  editFeatures: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant', 'guestEditor'],
  /** Sets the stock-unit ratio of an animal. The provider decides it, not the farm. */
  editStockUnits: ['providerAdmin', 'lead', 'editor'],
  /** Answers sections and outcomes, agrees actions and marks them as done. */
  editActions: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  addRemarks: ['providerAdmin', 'lead', 'editor', 'reviewer', 'owner', 'consultant', 'guestEditor'],
  addEvidence: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant', 'guestEditor'],
  /** Verifies that an action somebody else did is done. */
  verifyActions: ['providerAdmin', 'lead', 'editor', 'reviewer', 'owner', 'consultant'],
  downloadReports: ['providerAdmin', 'lead', 'editor', 'reviewer', 'viewer', 'owner', 'consultant'],
  seeHistory: ['providerAdmin', 'lead', 'editor', 'reviewer', 'owner', 'consultant'],
  /** Gives people access and sets their roles. An owner cannot take the lead from the provider (`changeLead`). */
  manageUserAccess: ['providerAdmin', 'lead', 'owner'],
  changeLead: ['providerAdmin', 'lead'],
  /** Sets which account advises on the plan. */
  manageAccountAccess: ['providerAdmin', 'lead', 'owner'],
  /** Allows a network to send readings, and sets which device the readings belong to. */
  manageIntegrations: ['providerAdmin', 'lead', 'owner'],
  /** Submits the plan for approval, withdraws it, and reopens it for its next round. */
  submitPlan: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  /** Approves a submitted plan or sends it back. */
  decidePlan: ['providerAdmin', 'lead', 'reviewer'],
  archivePlan: ['providerAdmin', 'lead'],
  /** Exports the whole plan with all its files, to archive or to import elsewhere. */
  exportPlan: ['providerAdmin', 'lead', 'owner'],
  /** Records what a certifier or an auditor outside the product said, with the document. */
  recordAudits: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  /** Invites a certifier or an auditor to a frozen version, and takes an invitation back. */
  inviteExaminers: ['providerAdmin', 'lead', 'owner'],
  /** Answers the questions of a certifier or an auditor, and replies to a draft report. */
  answerExaminers: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  /** Reads what certifiers and auditors asked and reported. */
  seeExaminations: ['providerAdmin', 'lead', 'editor', 'reviewer', 'viewer', 'owner', 'consultant'],
  /** Reads the frozen version of one's own examination, and decides on it. Nobody who works on the plan may. */
  examinePlan: examinerRoles,
  /** Shares a copy of the plan outside the farm by a link: decided by the farm or by the person responsible for the plan. */
  shareCopies: ['providerAdmin', 'lead', 'owner'],
  /** Reads the audit log: who viewed, downloaded, was given access and had it removed. */
  seeAudit: ['providerAdmin', 'lead', 'owner'],
  /** Views the plan as another role would see it. */
  seeAs: ['providerAdmin', 'lead', 'owner'],
} as const satisfies Readonly<Record<string, readonly PlanActor[]>>;
export type PlanAbility = keyof typeof planAbilities;
