import { useQuery } from '@tanstack/react-query';
import { readProfileSettings, updateProfile } from '@tussock/contract';
import {
  checkFields,
  profileFields,
  profileSections,
  refusals,
  roleNames,
  type AttributesOf,
} from '@tussock/domain';
import { buttonClasses, PageContainer, Panel } from '@tussock/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { reading } from '../../session/client.ts';
import { currentUserStore, userReceived } from '../../session/current-user.ts';
import { asksToSignInAgain, refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { signInAddress } from '../../session/sign-in-address.ts';
import styles from './my-details-screen.module.css';
import { PicturePanel } from './picture-panel.tsx';
import { myDetailsRoute } from './route.ts';

/** Who somebody is here: picture, name, address, and what they were made by others. */
export function MyDetailsScreen() {
  const user = useStore(currentUserStore, (state) => state.user);
  const save = useSaveFromForm();
  const [mustSignIn, setMustSignIn] = useState(false);
  const settings = useQuery(reading(readProfileSettings, {}));
  // The guard of the route has found the user; there is none only while leaving.
  if (!user) return null;
  const { name, email } = user;
  const pendingEmail = settings.data?.pendingEmail;
  return (
    <PageContainer title="My details" width="narrow">
      <div className={styles.page}>
        <PicturePanel user={user} />
        <Panel>
          <FieldsForm
            formKey="profile"
            fields={profileFields}
            sections={profileSections}
            values={{ name, email }}
            check={(values) => checkFields(profileFields, values)}
            refusalsOf={refusalsOf}
            onSave={async (attributes) => {
              // Checked against these fields just now.
              const body = attributes as AttributesOf<typeof profileFields>;
              try {
                userReceived((await save(updateProfile, { body })).user);
                setMustSignIn(false);
              } catch (error) {
                setMustSignIn(asksToSignInAgain(error));
                throw error;
              }
            }}
          >
            {pendingEmail && (
              <p className={styles.pending}>
                <b>{pendingEmail}</b> waits for you to open the link in the letter we sent there.
              </p>
            )}
            {mustSignIn && <SignInAgain email={email} />}
          </FieldsForm>
        </Panel>
        <Panel title="Your place here" look="plain">
          <dl className={styles.place}>
            <div>
              <dt>Role</dt>
              <dd>{roleNames[user.role]}</dd>
            </div>
            {user.accountName && (
              <div>
                <dt>Account</dt>
                <dd>{user.accountName}</dd>
              </div>
            )}
          </dl>
        </Panel>
      </div>
    </PageContainer>
  );
}

/** Leads to signing in, as whoever it was, and back to this page, where what was typed is still there. */
function SignInAgain({ email }: { readonly email: string }) {
  return (
    <div role="alert" className={styles.again}>
      <p>{refusals.signInAgain}</p>
      <a
        href={signInAddress(myDetailsRoute.at(), { loginHint: email, isAnother: true })}
        {...buttonClasses({ variant: 'primary' })}
      >
        Sign in again
      </a>
    </div>
  );
}
