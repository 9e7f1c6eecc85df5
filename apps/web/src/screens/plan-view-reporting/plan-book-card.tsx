import { useQuery } from '@tanstack/react-query';
import { orderPlanBook, readSettings } from '@tussock/contract';
import { bookGrounds, bookWords, type BookPart } from '@tussock/domain';
import { Button, buttonClasses, Checkbox, Panel, RadioGroup, Skeleton } from '@tussock/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ChooseCulturalPlaces } from '../../activities/choose-cultural-places/index.ts';
import { TaskList, useStartTask } from '../../activities/show-task/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useOpenPlan } from '../../routes/open-plan-context.ts';
import { bookChoiceStore } from '../../plan-session/book-choice.ts';
import { client, reading } from '../../session/client.ts';
import { bookRoute } from '../plan-view-book/route.ts';
import styles from './reporting-screen.module.css';

const BookPreview = lazy(async () => ({ default: (await import('./book-preview.tsx')).BookPreview }));

const parts = Object.entries(bookWords.parts) as [BookPart, string][]; // keys of the very parts

/** Chooses what stands in the plan book, with the book beside as it would be, and orders it as a PDF. */
export function PlanBookCard({ mayDownload }: { readonly mayDownload: boolean }) {
  const { planId } = useOpenPlan();
  const { leftOut, hasPictures, hasRules, ground, hasFoldOut, culturalPlaces } = useStore(bookChoiceStore);
  const body = useMemo(
    () => ({
      leftOut: [...leftOut],
      hasPictures,
      hasRules,
      ground,
      hasFoldOut,
      redacts: ['heritage' as const],
      culturalPlaces: [...culturalPlaces],
    }),
    [leftOut, hasPictures, hasRules, ground, hasFoldOut, culturalPlaces],
  );
  const [ordered, setOrdered] = useState<string>();
  const order = useStartTask(() => {
    setOrdered(JSON.stringify(body));
    return client.call(orderPlanBook, { body });
  });
  // What is chosen now is what was ordered last.
  const isOrdered = order.isSuccess && ordered === JSON.stringify(body);
  const keep = (part: BookPart, isIn: boolean): void =>
    bookChoiceStore.setState({
      leftOut: isIn ? leftOut.filter((one) => one !== part) : [...leftOut, part],
    });
  return (
    <div className={styles.beside}>
      <Panel
        title="Plan book"
        actions={
          mayDownload && (
            <Button
              variant={isOrdered ? 'white' : 'primary'}
              icon="document"
              isPending={order.isPending}
              onClick={() => order.mutate()}
            >
              {isOrdered ? bookWords.makeAgain : bookWords.make}
            </Button>
          )
        }
        footer={
          <div className={styles.acts}>
            <RouteLink to={bookRoute.at({ planId })} {...buttonClasses({})}>
              Read it here
            </RouteLink>
          </div>
        }
      >
        <div className={styles.settings}>
          <p className={styles.note}>
            The whole plan, ready to print: a cover with the farm, maps at a true scale, land and risk,
            outcomes, actions with their costs, and evidence.
          </p>
          <TaskList planId={planId} kind="planBook" />
          <BookLook />
          <fieldset className={styles.parts}>
            <legend>Contents</legend>
            {parts.map(([part, label]) => (
              <Checkbox key={part} isSelected={!leftOut.includes(part)} onChange={(isIn) => keep(part, isIn)}>
                {label}
              </Checkbox>
            ))}
            <Checkbox
              isSelected={hasPictures}
              onChange={(isIn) => bookChoiceStore.setState({ hasPictures: isIn })}
            >
              Photos
            </Checkbox>
            <Checkbox isSelected={hasRules} onChange={(isIn) => bookChoiceStore.setState({ hasRules: isIn })}>
              {bookWords.sources.appendixChoice}
            </Checkbox>
            <ChooseCulturalPlaces
              chosen={culturalPlaces}
              onChoose={(chosen) => bookChoiceStore.setState({ culturalPlaces: chosen })}
            />
          </fieldset>
        </div>
      </Panel>
      {/* What moves must be reached by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.page} aria-label={bookWords.preview} tabIndex={0}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <BookPreview settings={body} />
        </Suspense>
      </section>
    </div>
  );
}

const grounds = bookGrounds.map((id) => ({ id, label: bookWords.grounds[id] }));

/** How the farm looks in the book: what lies beneath it, where the installation has photographs, and the size of its map. */
function BookLook() {
  const { ground, hasFoldOut } = useStore(bookChoiceStore);
  const { data: settings } = useQuery({ ...reading(readSettings, {}), staleTime: Infinity });
  return (
    <>
      {settings?.imagery && (
        <RadioGroup
          label={bookWords.grounds.label}
          options={grounds}
          value={ground}
          onChange={(chosen) => bookChoiceStore.setState({ ground: chosen })}
          look="segments"
        />
      )}
      <Checkbox isSelected={hasFoldOut} onChange={(isIn) => bookChoiceStore.setState({ hasFoldOut: isIn })}>
        {bookWords.foldOut}
      </Checkbox>
    </>
  );
}
