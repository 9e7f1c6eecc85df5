import { useSuspenseQuery } from '@tanstack/react-query';
import { readExamination } from '@tussock/contract';
import { nameOfProgramme } from '@tussock/domain';
import { PageContainer } from '@tussock/ui';
import { nameOfExamination, StateTag } from '../../activities/show-examination/index.ts';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { InvitationPanel } from './invitation-panel.tsx';
import { OpenRoom } from './open-room.tsx';
import { examinationsRoute, type examinationRoute } from './route.ts';

/** Room of one certification or audit: the invitation with its declaration, then the frozen version with checklist, questions and reports. */
export function RoomScreen({ params, search }: ScreenPropsOf<typeof examinationRoute>) {
  const { data: room } = useSuspenseQuery(reading(readExamination, { params }));
  return (
    <PageContainer
      title={nameOfExamination(room)}
      width={room.state === 'invited' ? 'narrow' : 'wide'}
      eyebrow={<RouteLink to={examinationsRoute.at()}>{nameOfProgramme(room.programme)}</RouteLink>}
      actions={<StateTag state={room.state} />}
    >
      {room.state === 'invited' ? <InvitationPanel room={room} /> : <OpenRoom room={room} search={search} />}
    </PageContainer>
  );
}
