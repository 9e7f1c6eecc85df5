export { userHandlers } from './routes.ts';
export { addUser, inviteUser } from './add-user.ts';
export { changedFields } from './changed-fields.ts';
export { keepAdminEmail } from './keep-administrators.ts';
export { endUsers } from './end-users.ts';
export { setOwner } from './plan-role-store.ts';
export { refusingTakenEmail } from './taken-email.ts';
export { notThere } from './user-scope.ts';
export { holdAccount, holdUserOfEmail, holdUsersOfAccount, updateUser } from './user-store.ts';
