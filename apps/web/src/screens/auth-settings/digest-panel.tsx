import { useSuspenseQuery } from '@tanstack/react-query';
import { readProfileSettings, updateProfileSettings } from '@tussock/contract';
import { settingsFields, type EmailDigest } from '@tussock/domain';
import { Panel, RadioGroup } from '@tussock/ui';
import { useState } from 'react';
import { client, reading } from '../../session/client.ts';

const { label, options } = settingsFields.emailDigest;
const choices = options.map(({ key, label: name, help }) => ({
  id: key,
  label: name,
  ...(help ? { help } : {}),
}));

/** How often news comes by e-mail; kept as soon as it is chosen. */
export function DigestPanel() {
  const { data } = useSuspenseQuery(reading(readProfileSettings, {}));
  const [chosen, setChosen] = useState<EmailDigest | null>(null);
  const handleChange = async (emailDigest: EmailDigest) => {
    setChosen(emailDigest);
    try {
      await client.call(updateProfileSettings, { body: { emailDigest } });
    } catch {
      // The client has shown what was wrong: what is kept is shown again.
      setChosen(null);
    }
  };
  return (
    <Panel>
      <RadioGroup
        label={label}
        options={choices}
        value={chosen ?? data.emailDigest}
        onChange={(emailDigest) => void handleChange(emailDigest)}
      />
    </Panel>
  );
}
