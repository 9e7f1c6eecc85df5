import { planRoles, type GlobalRole, type PlanRole } from './roles.ts';

/**
 * The one table of who may do what. The server enforces it, the browser hides by it, tests hold it against one written by hand.
 * What is not listed is denied.
 */
export const globalAbilities = {
  /** Every signed-in person: their own session, terms and lists of what they were given. */
  useProduct: ['providerAdmin', 'providerStaff', 'accountAdmin', 'accountUser'],
  /** Somebody of an account starts a plan for that account; who belongs to none starts none (`canStartPlan`). */
  createPlan: ['providerAdmin', 'providerStaff', 'accountAdmin', 'accountUser'],
  /** The list of all accounts: whoever leads a plan chooses the one that advises on it. */
  seeAccounts: ['providerAdmin', 'providerStaff'],
  /** One account: an account's administrator sees their own and no other. */
  seeAccount: ['providerAdmin', 'providerStaff', 'accountAdmin'],
  createAccount: ['providerAdmin', 'providerStaff'],
  /** Changes and deletes accounts. */
  manageAccounts: ['providerAdmin'],
  manageProviderUsers: ['providerAdmin'],
  /** An account's administrator manages the people of their own account, a provider administrator those of any. */
  manageAccountUsers: ['providerAdmin', 'accountAdmin'],
} as const satisfies Readonly<Record<string, readonly GlobalRole[]>>;
export type GlobalAbility = keyof typeof globalAbilities;

/** A provider administrator may do everything on every plan; others what their roles on the plan allow. */
type PlanActor = PlanRole | 'providerAdmin';

export const planAbilities = {
  viewPlan: ['providerAdmin', ...planRoles],
  confirmDetails: ['providerAdmin', 'lead', 'owner'],
  inviteOwner: ['providerAdmin', 'lead'],
  editPlanInfo: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  editBoundary: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  editFeatures: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant', 'guestEditor'],
  /** Sets how many stock units an animal is: the provider's word, not the farm's. */
  editStockUnits: ['providerAdmin', 'lead', 'editor'],
  /** Answers sections and outcomes, agrees actions and does them. */
  editActions: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  addRemarks: ['providerAdmin', 'lead', 'editor', 'reviewer', 'owner', 'consultant', 'guestEditor'],
  addEvidence: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant', 'guestEditor'],
  /** Says that what somebody else did is done. */
  verifyActions: ['providerAdmin', 'lead', 'editor', 'reviewer', 'owner', 'consultant'],
  downloadReports: ['providerAdmin', 'lead', 'editor', 'reviewer', 'viewer', 'owner', 'consultant'],
  seeHistory: ['providerAdmin', 'lead', 'editor', 'reviewer', 'owner', 'consultant'],
  /** Who is let in, and as what; an owner may not take the lead from the provider (`changeLead`). */
  manageUserAccess: ['providerAdmin', 'lead', 'owner'],
  changeLead: ['providerAdmin', 'lead'],
  /** Which account advises on the plan. */
  manageAccountAccess: ['providerAdmin', 'lead', 'owner'],
  /** Lets a network send readings, and says which device each is of. */
  manageIntegrations: ['providerAdmin', 'lead', 'owner'],
  /** Sends the plan for approval, takes it back, and opens it again for its next round. */
  submitPlan: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  /** Approves what was sent, or sends it back. */
  decidePlan: ['providerAdmin', 'lead', 'reviewer'],
  archivePlan: ['providerAdmin', 'lead'],
  /** Takes the whole plan away, with every paper, to keep or to bring in elsewhere. */
  exportPlan: ['providerAdmin', 'lead', 'owner'],
  /** Keeps what a certifier or an auditor outside the product has said, with the paper. */
  recordAudits: ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'],
  /** Lets a copy of the plan leave the farm by a link: the farm's own word, or that of whoever answers for the plan. */
  shareCopies: ['providerAdmin', 'lead', 'owner'],
  /** Who saw, fetched, was let in and was sent away. */
  seeAudit: ['providerAdmin', 'lead', 'owner'],
  /** To look at the plan as another role would. */
  seeAs: ['providerAdmin', 'lead', 'owner'],
} as const satisfies Readonly<Record<string, readonly PlanActor[]>>;
export type PlanAbility = keyof typeof planAbilities;
