import type { CallId } from '@tussock/contract';
import type { GlobalRole, PlanRole } from '@tussock/domain';

/**
 * Who may make which call, written down by hand from the roles of the product: the table in `domain/access` and the abilities that
 * calls name are held against it, so that a wrong cell of either is noticed. A new call does not compile before it stands here.
 */
export type Actor = GlobalRole | PlanRole;

/** Every signed-in person. */
const everybody = ['providerAdmin', 'providerStaff', 'accountAdmin', 'accountUser'] as const;
const providerPeople = ['providerAdmin', 'providerStaff'] as const;
const administrators = ['providerAdmin', 'accountAdmin'] as const;
const providerAdministrator = ['providerAdmin'] as const;

/** Everybody with any role on the plan, and the provider's administrator, who may do everything on every plan. */
const readers = [
  'providerAdmin',
  'lead',
  'editor',
  'reviewer',
  'viewer',
  'owner',
  'consultant',
  'guest',
  'guestEditor',
] as const;
/** All but guests, who read the plan in the browser only. */
const downloaders = ['providerAdmin', 'lead', 'editor', 'reviewer', 'viewer', 'owner', 'consultant'] as const;
const historians = ['providerAdmin', 'lead', 'editor', 'reviewer', 'owner', 'consultant'] as const;
/** The owner as the lead, a consultant as an editor. */
const editors = ['providerAdmin', 'lead', 'editor', 'owner', 'consultant'] as const;
/** And guests whose grant says edit. */
const featureEditors = ['providerAdmin', 'lead', 'editor', 'owner', 'consultant', 'guestEditor'] as const;
const managers = ['providerAdmin', 'lead', 'owner'] as const;
/** Who may approve what was sent, or send it back. */
const deciders = ['providerAdmin', 'lead', 'reviewer'] as const;
/** What belongs to the provider and not to the owner. */
const leads = ['providerAdmin', 'lead'] as const;

export const expectedAccess: Readonly<Record<CallId, 'anyone' | readonly Actor[]>> = {
  'session.signIn': 'anyone',
  'session.signInReturn': 'anyone',
  'session.signOut': 'anyone',
  'session.backChannelLogout': 'anyone',
  'session.info': everybody,
  'session.acceptTerms': everybody,
  'session.all': everybody,
  'session.end': everybody,
  'session.endOthers': everybody,
  'invitation.read': 'anyone',
  'invitation.accept': everybody,
  'invitation.renew': 'anyone',
  'profile.update': everybody,
  'profile.confirmEmail': everybody,
  'profile.presignImage': everybody,
  'profile.updateImage': everybody,
  'profile.image': everybody,
  'profile.settings': everybody,
  'profile.updateSettings': everybody,
  'address.suggest': everybody,
  'account.all': providerPeople,
  'account.get': ['providerAdmin', 'providerStaff', 'accountAdmin'],
  'account.create': providerPeople,
  'account.update': providerAdministrator,
  'account.delete': providerAdministrator,
  'providerUser.all': providerAdministrator,
  'providerUser.create': providerAdministrator,
  'providerUser.update': providerAdministrator,
  'providerUser.delete': providerAdministrator,
  'accountUser.all': administrators,
  'accountUser.create': administrators,
  'accountUser.update': administrators,
  'accountUser.delete': administrators,
  'plan.all': everybody,
  // Somebody outside for their account; `plans.test.ts` shows that who belongs to none is refused.
  'plan.create': everybody,
  // As `plan.create`: whoever belongs to no account is refused.
  'archive.upload': everybody,
  'archive.bringIn': everybody,
  'archive.order': managers,
  'plan.firstPendingConfirmation': everybody,
  'plan.get': readers,
  'plan.update': editors,
  'plan.people': editors,
  'action.all': readers,
  'life.submit': editors,
  'life.takeBack': editors,
  'life.approve': deciders,
  'life.askForChanges': deciders,
  'life.startReview': editors,
  'life.archive': leads,
  'life.restore': leads,
  // The owner and the consultant; `life.test.ts` shows that others of these are told so.
  'life.sign': editors,
  'life.recordAudit': editors,
  'life.removeAudit': editors,
  'version.all': readers,
  'version.get': historians,
  'version.changes': historians,
  'version.pdf': downloaders,
  'task.all': everybody,
  'task.cancel': readers,
  'task.download': readers,
  'calendar.feed': 'anyone',
  'release.all': managers,
  'release.prepare': managers,
  'release.issue': managers,
  'release.withdraw': managers,
  'release.copy': managers,
  'shared.open': 'anyone',
  'shared.picture': 'anyone',
  'shared.copy': 'anyone',
  'audit.all': managers,
  'calendar.get': readers,
  'calendar.make': readers,
  'calendar.withdraw': readers,
  'plan.place': readers,
  'plan.owner': readers,
  'plan.account': readers,
  'plan.confirmationDetails': managers,
  'plan.confirm': managers,
  'plan.resendInvitation': leads,
  'plan.history': historians,
  // Everybody who is signed in: it tells nothing, and lets nobody in.
  'access.ask': everybody,
  'access.external.all': managers,
  'access.external.create': managers,
  'access.external.delete': managers,
  'access.external.resend': managers,
  'access.internal.all': managers,
  'access.internal.update': managers,
  'access.internal.candidates': managers,
  'access.account.candidates': managers,
  'access.account.requestConsultant': managers,
  'access.account.assign': managers,
  'access.account.remove': managers,
  'cadastral.search': editors,
  'cadastral.get': readers,
  'cadastral.preview': editors,
  'cadastral.update': editors,
  'feature.all': readers,
  'feature.sharedGround': readers,
  'feature.create': featureEditors,
  'feature.update': featureEditors,
  'feature.delete': featureEditors,
  'feature.batch': featureEditors,
  'feature.check': featureEditors,
  'file.all': readers,
  'file.presign': featureEditors,
  'file.upload': featureEditors,
  'file.attach': featureEditors,
  'file.update': featureEditors,
  'file.delete': featureEditors,
  'file.get': readers,
  'file.order': readers,
  'building.update': featureEditors,
  'building.options': readers,
  'paddock.update': featureEditors,
  'luc.all': readers,
  'luc.update': featureEditors,
  'device.create': featureEditors,
  'device.update': featureEditors,
  'fertiliser.all': readers,
  'fertiliser.create': featureEditors,
  'fertiliser.update': featureEditors,
  'fertiliser.season': readers,
  'fertiliser.try': readers,
  'fertiliser.export': downloaders,
  'fertiliser.previewFile': featureEditors,
  'fertiliser.importFile': featureEditors,
  'risk.all': readers,
  'soilTest.all': readers,
  'soilTest.create': featureEditors,
  'soilTest.update': featureEditors,
  'soilTest.delete': featureEditors,
  'soilTest.import': featureEditors,
  'soilTest.export': downloaders,
  'laboratoryColumns.all': featureEditors,
  // What is said is for other plans of the account too: no guests.
  'laboratoryColumns.remember': editors,
  'laboratoryColumns.forget': editors,
  'ingest.tts': 'anyone',
  'device.all': readers,
  'device.readings': readers,
  'device.export': downloaders,
  'device.adopt': managers,
  'integration.all': managers,
  'integration.create': managers,
  'integration.update': managers,
  'integration.rotate': managers,
  'integration.remove': managers,
  'replica.load': readers,
  'replica.since': readers,
  // Everybody may ask; what each write is about is asked for one by one, as `replica.test.ts` shows.
  'replica.write': readers,
  'replica.stream': readers,
  'replica.presence': readers,
  'replica.bin': featureEditors,
  'replica.history': historians,
  'replica.at': historians,
  'report.paddock': downloaders,
  'report.stock': downloaders,
  'report.ghg': downloaders,
  'report.fenceline': downloaders,
  'report.planBook': downloaders,
  'report.downloads': downloaders,
  'report.surroundings': readers,
  'terrain.slope': readers,
  'service.settings': 'anyone',
  'tiles.titles': everybody,
  'tiles.rivers': everybody,
  'tiles.terrain': everybody,
  'tiles.imagery': everybody,
};

/** Reading calls that somebody may make who looks at a plan as another role would. */
export const mayLookAs = (call: CallId, role: PlanRole): boolean =>
  (expectedAccess[call] as readonly Actor[]).includes(role);
