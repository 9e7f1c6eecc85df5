import { useSuspenseQuery } from '@tanstack/react-query';
import { chooseNotice, readProfileSettings } from '@tussock/contract';
import {
  alwaysSent,
  noticeChannels,
  noticeKeys,
  notices,
  noticeWords,
  type NoticeChannel,
  type NoticeChoices,
  type NoticeKey,
} from '@tussock/domain';
import { DataTable, Panel, RadioGroup, type TableColumn } from '@tussock/ui';
import { useState } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { client, reading } from '../../session/client.ts';
import { noticesRoute } from '../auth-notices/route.ts';
import styles from './settings-screen.module.css';

/** A row of the table: an event that is chosen about, or one that is always told by e-mail. */
type Row =
  | { readonly key: NoticeKey; readonly label: string; readonly help: string }
  | { readonly key: null; readonly label: string; readonly help: string };

const channels = noticeChannels.map(({ key, label }) => ({ id: key, label }));
const rows: readonly Row[] = [
  ...noticeKeys.map((key) => ({ key, label: notices[key].label, help: notices[key].help })),
  ...alwaysSent.map(({ label, why }) => ({ key: null, label, help: why })),
];

const columnsOf = (
  chosen: NoticeChoices,
  onChoose: (notice: NoticeKey, channel: NoticeChannel) => void,
): readonly TableColumn<Row>[] => [
  {
    id: 'event',
    header: noticeWords.event,
    isRowHeader: true,
    cell: ({ label, help }) => (
      <>
        <span className={styles.event}>{label}</span>
        <span className={styles.help}>{help}</span>
      </>
    ),
  },
  {
    id: 'how',
    header: noticeWords.how,
    width: '20rem',
    cell: ({ key, label }) =>
      key === null ? (
        noticeWords.always
      ) : (
        <RadioGroup
          label={noticeWords.howOf(label)}
          isLabelHidden
          look="segments"
          options={channels}
          value={chosen[key]}
          onChange={(channel) => onChoose(key, channel)}
        />
      ),
  },
];

/** How somebody is told of each event: in the product, by e-mail, or never. Kept as soon as it is chosen. */
export function NoticesPanel() {
  const { data } = useSuspenseQuery(reading(readProfileSettings, {}));
  const [changes, setChanges] = useState<Partial<NoticeChoices>>({});
  const handleChoose = async (notice: NoticeKey, channel: NoticeChannel) => {
    setChanges((before) => ({ ...before, [notice]: channel }));
    try {
      await client.call(chooseNotice, { body: { notice, channel } });
    } catch {
      // The client has shown what was wrong: what is kept is shown again.
      setChanges((before) => ({ ...before, [notice]: data.notices[notice] }));
    }
  };
  return (
    <Panel
      title={noticeWords.settings}
      isFlush
      actions={<RouteLink to={noticesRoute.at()}>{noticeWords.title}</RouteLink>}
    >
      <div className={styles.ways}>
        <DataTable
          label={noticeWords.settings}
          columns={columnsOf(
            { ...data.notices, ...changes },
            (notice, channel) => void handleChoose(notice, channel),
          )}
          rows={rows}
          rowKey={({ label }) => label}
          emptyState={null}
        />
      </div>
    </Panel>
  );
}
