import {
  drawingWords,
  fieldsToFillIn,
  quickFieldsOf,
  sayQuickFields,
  styleWithin,
  viewSections,
  wayWords,
} from '@tussock/domain';
import { Button, buttonClasses, IconButton, Menu, type MenuGroup } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import { AlsoHere } from '../../../activities/also-here/index.ts';
import { KindSwatch } from '../../../activities/filter-layers/index.ts';
import { DeleteFeatureDialog } from '../../../activities/save-feature/index.ts';
import { askForPosition } from '../../../device/index.ts';
import { RouteLink } from '../../../routes/route-link.tsx';
import { useGo } from '../../../routes/use-go.ts';
import { usePlanFiles } from '../../../sync/index.ts';
import { kindEditRoute, kindViewRoute } from '../../kind/route.ts';
import { AddRecord } from './add-record.tsx';
import { figureOf, type ChosenFeatureProps } from '../panels/chosen-feature.tsx';
import { LastDone } from '../panels/last-done.tsx';
import styles from './feature-sheet.module.css';
import { WayThere } from './way-there.tsx';

interface FeatureSheetProps extends ChosenFeatureProps {
  /** What can be done to its shape. */
  readonly verbs: readonly MenuGroup[];
}

/** Its latest photo; undefined where it has none. */
function useLatestPhoto(photos: unknown): string | undefined {
  const { addressOf } = usePlanFiles();
  const last: unknown = Array.isArray(photos) ? photos.at(-1) : undefined;
  return typeof last === 'string' ? addressOf(last, 'small') : undefined;
}

/** The selected feature in a phone's sheet: what it is, what was last done there, and three things to do. */
export function FeatureSheet(props: FeatureSheetProps) {
  const { planId, feature, kind, canEdit, writes, verbs, onEditHere } = props;
  const { geometry, properties, _id } = feature;
  const go = useGo();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isGoing, setIsGoing] = useState(false);
  const lacking = fieldsToFillIn(kind, properties);
  const { route } = kind.wording;
  const page = route === null ? null : { planId, kind: route, featureId: _id };
  const own = {
    actions: [
      { id: 'quick', label: page ? sayQuickFields(kind) : drawingWords.editDetails, onAction: onEditHere },
      ...(page
        ? [
            {
              id: 'details',
              label: drawingWords.editDetails,
              onAction: () => void go(kindEditRoute.at(page)),
            },
          ]
        : []),
    ],
  };
  const gone = {
    actions: [
      { id: 'delete', label: 'Delete', isDanger: true, icon: 'trash', onAction: () => setIsDeleting(true) },
    ],
  } as const;
  return (
    <section className={styles.sheet} aria-labelledby="chosen-feature">
      <SheetHead
        {...props}
        more={
          canEdit && (
            <Menu label={drawingWords.change} icon="more" isIconOnly isQuiet groups={[own, ...verbs, gone]} />
          )
        }
      />
      {lacking.length > 0 && (
        <p className={styles.warning} role="status">
          {drawingWords.toFillIn(lacking)}
        </p>
      )}
      <LastDone planId={planId} featureId={_id} />
      <AlsoHere entityId={_id} />
      {isGoing && <WayThere geometry={geometry} />}
      <div className={styles.acts}>
        {page && (
          <RouteLink to={kindViewRoute.at(page)} {...buttonClasses({})}>
            {drawingWords.open}
          </RouteLink>
        )}
        {canEdit && <AddRecord planId={planId} feature={feature} kind={kind} />}
        <Button
          icon="crosshair"
          aria-pressed={isGoing}
          onClick={() => {
            // Asked for by this press, and never by opening the sheet.
            if (!isGoing) askForPosition();
            setIsGoing(!isGoing);
          }}
        >
          {wayWords.goThere}
        </Button>
      </div>
      <DeleteFeatureDialog
        feature={feature}
        kind={kind}
        writes={writes}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
      />
    </section>
  );
}

/** Picture, kind, name, size and use. */
function SheetHead({ feature, kind, onClose, more }: FeatureSheetProps & { readonly more: ReactNode }) {
  const { properties } = feature;
  const photo = useLatestPhoto(properties['photos']);
  const asked = { fields: kind.fields, sections: [{ title: '', fields: quickFieldsOf(kind).slice(1) }] };
  const [{ rows: [use] } = { rows: [] }] = viewSections(asked, properties);
  const facts = [figureOf(feature), use?.text.toLowerCase()].filter(Boolean);
  return (
    <div className={styles.head}>
      {photo && <img className={styles.photo} src={photo} alt="" />}
      <div className={styles.names}>
        <p className={styles.kind}>
          <KindSwatch style={styleWithin(kind, properties)} shape={kind.shapes[0]} /> {kind.names.singular}
        </p>
        <h2 id="chosen-feature" className={styles.name}>
          {kind.label(properties)}
        </h2>
        <p>{facts.join(' · ')}</p>
      </div>
      {more}
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  );
}
