import { createAccessToken } from '@tussock/contract';
import { checkFields, tokenFields, tokenWords, type AttributesOf } from '@tussock/domain';
import { Button, CopyField, Dialog } from '@tussock/ui';
import { useState } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { TokenFarms, type FarmsOfToken } from './token-farms.tsx';
import styles from './settings-screen.module.css';

const sections = [{ title: tokenWords.whatItMay, fields: Object.keys(tokenFields) }];
const USUAL = { scopes: ['readMap'], days: 90 };

/** Addresses that GIS programs read with a token: of each farm, or of all. */
const addressesOf = (farms: FarmsOfToken) =>
  farms === null
    ? [{ id: 'all', label: tokenWords.address, value: `${location.origin}/ogc` }]
    : farms.map(({ _id, propertyName }) => ({
        id: _id,
        label: tokenWords.addressOf(propertyName),
        value: `${location.origin}/ogc/${_id}`,
      }));

/** Shows a new token, the one time it can be seen. */
function ShownToken({
  token,
  farms,
  onClose,
}: {
  readonly token: string;
  readonly farms: FarmsOfToken;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title={tokenWords.secret}
      isOpen
      mustBeAnswered
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {tokenWords.done}
        </Button>
      }
    >
      <div className={styles.token}>
        <CopyField id="token-secret" label={tokenWords.secret} value={token} />
        <p className={styles.note}>{tokenWords.shownOnce}</p>
        {addressesOf(farms).map(({ id, label, value }) => (
          <CopyField key={id} id={`token-address-${id}`} label={label} value={value} />
        ))}
        <p className={styles.note}>{tokenWords.howTo}</p>
      </div>
    </Dialog>
  );
}

/** Makes an access token: its name, scopes, farms and end. The token is shown once. */
export function CreateTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const saveFromForm = useSaveFromForm();
  const [farms, setFarms] = useState<FarmsOfToken>(null);
  const [token, setToken] = useState<string>();
  if (token !== undefined) return <ShownToken token={token} farms={farms} onClose={onClose} />;
  return (
    <Dialog title={tokenWords.createTitle} isOpen onClose={onClose}>
      <div className={styles.token}>
        <TokenFarms farms={farms} onChange={setFarms} />
        <FieldsForm
          formKey="access-token"
          fields={tokenFields}
          sections={sections}
          values={USUAL}
          check={(values) =>
            farms?.length === 0
              ? { ok: false, refusals: [{ field: 'name', message: tokenWords.farmNeeded }] }
              : checkFields(tokenFields, values)
          }
          onSave={async (values) => {
            const checked = values as AttributesOf<typeof tokenFields>; // checked just now
            const body = { ...checked, planIds: farms?.map(({ _id }) => _id) ?? null };
            setToken((await saveFromForm(createAccessToken, { body })).token);
          }}
          refusalsOf={refusalsOf}
          onCancel={onClose}
          saveLabel={tokenWords.save}
        />
      </div>
    </Dialog>
  );
}
