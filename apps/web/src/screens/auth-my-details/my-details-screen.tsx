import { useQuery } from '@tanstack/react-query';
import { readProfileSettings, updateProfile } from '@tussock/contract';
import { checkFields, profileFields, profileSections, roleNames, type AttributesOf } from '@tussock/domain';
import { PageContainer, Panel } from '@tussock/ui';
import { useStore } from 'zustand';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { reading } from '../../session/client.ts';
import { currentUserStore, userReceived } from '../../session/current-user.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './my-details-screen.module.css';
import { PicturePanel } from './picture-panel.tsx';

/** Who somebody is here: picture, name, address, and what they were made by others. */
export function MyDetailsScreen() {
  const user = useStore(currentUserStore, (state) => state.user);
  const save = useSaveFromForm();
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
              userReceived((await save(updateProfile, { body })).user);
            }}
          >
            {pendingEmail && (
              <p className={styles.pending}>
                <b>{pendingEmail}</b> waits for you to open the link in the letter we sent there.
              </p>
            )}
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
