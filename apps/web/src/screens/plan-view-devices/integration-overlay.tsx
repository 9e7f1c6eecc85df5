import { createIntegration, updateIntegration, type BodyOf, type IntegrationItem } from '@tussock/contract';
import { checkFields, integrationFields, integrationSections, startingMapping } from '@tussock/domain';
import { PageContainer } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { isStale, refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { toasts } from '../../session/toasts.ts';
import type { ShownSecret } from './secret-dialog.tsx';

const NEW_VALUES = { name: 'The Things Stack', mapping: startingMapping };

interface IntegrationOverlayProps {
  readonly planId: string;
  /** What is changed; left out for a new one. */
  readonly integration?: IntegrationItem;
  readonly onClose: () => void;
  readonly onSecret: (secret: ShownSecret) => void;
}

/** The form of an integration: its name and what its payloads mean. After a new one is saved, `onSecret` is called with its secret. */
export function IntegrationOverlay({ planId, integration, onClose, onSecret }: IntegrationOverlayProps) {
  // One id a form: a press that is repeated makes no second integration.
  const [newId] = useState(uuidv7);
  const saveFromForm = useSaveFromForm();
  const handleSave = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    // Checked by the same declaration before it came here.
    if (integration) {
      const params = { planId, integrationId: integration._id };
      const body = values as BodyOf<typeof updateIntegration>;
      await saveFromForm(updateIntegration, { params, body }, { version: integration.version }).catch(
        (error: unknown) => {
          // Nothing typed is lost: the form stays, and what stands now is read again beside it.
          if (isStale(error)) toasts.show({ message: error.message, type: 'danger' });
          throw error;
        },
      );
    } else {
      const body = { ...values, _id: newId } as BodyOf<typeof createIntegration>;
      const { integration: made, secret } = await saveFromForm(createIntegration, {
        params: { planId },
        body,
      });
      onSecret({ name: made.name, webhookUrl: made.webhookUrl, secret });
    }
    onClose();
  };
  return (
    <PageContainer
      title={integration ? `Edit ${integration.name}` : 'New integration'}
      eyebrow="Devices"
      hasOverlay
      width="regular"
      onClose={onClose}
    >
      <FieldsForm
        formKey={integration ? `integration:${integration._id}` : `new-integration:${planId}`}
        fields={integrationFields}
        sections={integrationSections}
        values={integration ? { name: integration.name, mapping: integration.mapping } : NEW_VALUES}
        check={(values) => checkFields(integrationFields, values)}
        onSave={handleSave}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel={integration ? 'Save' : 'Make integration'}
      />
    </PageContainer>
  );
}
