import { drawingWords } from '@tussock/domain';
import { Icon, Menu } from '@tussock/ui';
import { AtShape } from '../../../map/index.ts';
import { barVerbs, verbsOfShape, type ShapeVerbs } from './verbs-of-shape.ts';
import styles from './tools.module.css';

/** The verbs of the chosen shape, in a bar at it: three, and all others under More. A disabled one says why. */
export function ShapeBar(props: ShapeVerbs) {
  const { ground, operations } = props;
  const { chosen, mayEdit } = ground;
  if (!chosen || !mayEdit) return null;
  return (
    <AtShape geometry={chosen.geometry}>
      <div className={styles.bar} role="toolbar" aria-label={drawingWords.atShape}>
        {barVerbs.map((verb) => {
          const why = verb.whyNot(ground);
          return (
            <button
              key={verb.id}
              type="button"
              disabled={why !== null}
              title={why ?? `${verb.howTo} (${verb.shortcut})`}
              onClick={() => operations.start(verb)}
            >
              <Icon name={verb.icon} size="small" />
              {verb.label}
            </button>
          );
        })}
        <Menu label={drawingWords.more} icon="more" groups={verbsOfShape(props)}>
          <Icon name="more" size="small" />
          {drawingWords.more}
        </Menu>
      </div>
    </AtShape>
  );
}
