import { useQuery } from '@tanstack/react-query';
import { readPlanAccount, type PlanInfoReply } from '@tussock/contract';
import {
  detailBlocks,
  detailNoteWords,
  planInfoFields,
  formatHectares,
  type DetailBlock,
} from '@tussock/domain';
import { Panel } from '@tussock/ui';
import type { ReactNode } from 'react';
import { NoteList, WrongButton } from '../../activities/detail-notes/index.ts';
import { OutlinePicture, useBoundary, useDetailNotes } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';
import styles from './confirm-details-screen.module.css';

type Facts = readonly { readonly label: string; readonly value: string | null | undefined }[];

/** What is to be looked over, block by block, each with the way to say that it is wrong. */
export function DetailBlocks({
  planId,
  info,
}: {
  readonly planId: string;
  readonly info: PlanInfoReply['info'];
}) {
  const boundary = useBoundary();
  const account = useQuery(reading(readPlanAccount, { params: { planId } }));
  const { propertyName, physicalAddress, catchment, contactName, email, phone } = info;
  const region = planInfoFields.region.options.find(({ key }) => key === info.region)?.label;
  const outlines = (boundary?.boundaryFeatures ?? []).map(({ geometry }) => ({
    geometry,
    look: 'farm' as const,
  }));
  const titles = boundary?.features ?? [];
  return (
    <div className={styles.blocks}>
      <Block planId={planId} block="property">
        <FactList
          facts={[
            { label: 'Name', value: propertyName },
            { label: 'Address', value: physicalAddress },
            { label: 'Regional council', value: region },
            { label: 'Catchment', value: catchment },
          ]}
        />
      </Block>
      <Block planId={planId} block="boundary">
        {outlines.length > 0 ? (
          <>
            <OutlinePicture label="The boundary of the farm" outlines={outlines} />
            {typeof boundary?.areaHectares === 'number' && (
              <p className={styles.area}>{formatHectares(boundary.areaHectares)}</p>
            )}
          </>
        ) : (
          <p className={styles.soft}>{detailNoteWords.noBoundary}</p>
        )}
      </Block>
      <Block planId={planId} block="titles">
        {titles.length > 0 ? (
          <ul className={styles.titles}>
            {titles.map(({ properties }) => (
              <li key={properties.id}>
                <b>{properties.titleNumber}</b>
                <span className={styles.soft}>{formatHectares(properties.areaHectares)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.soft}>{detailNoteWords.noTitles}</p>
        )}
      </Block>
      <Block planId={planId} block="people">
        <FactList
          facts={[
            { label: 'Contact', value: contactName },
            { label: 'E-mail', value: email },
            { label: 'Phone', value: phone },
            { label: 'Adviser', value: account.data?.name },
          ]}
        />
      </Block>
    </div>
  );
}

function Block({
  planId,
  block,
  children,
}: {
  readonly planId: string;
  readonly block: DetailBlock;
  readonly children: ReactNode;
}) {
  const notes = useDetailNotes().filter((note) => note.block === block);
  const name = detailBlocks.find(({ key }) => key === block)?.label ?? '';
  return (
    <Panel title={name} actions={<WrongButton planId={planId} block={block} />}>
      {children}
      <NoteList notes={notes} canSettle={false} />
    </Panel>
  );
}

/** Facts that are known; what is not stands as a gap that is seen to be one. */
function FactList({ facts }: { readonly facts: Facts }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
