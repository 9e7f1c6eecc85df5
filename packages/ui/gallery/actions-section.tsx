import { Button, Icon, IconButton, Menu, Panel, VARIANTS } from '../src/index.ts';
import { ICON_PATHS, type IconName } from '../src/icons/icon-paths.ts';
import styles from './gallery.module.css';

export function ActionsSection() {
  const iconNames = Object.keys(ICON_PATHS) as IconName[]; // Object.keys forgets the names
  return (
    <>
      <Panel title="Buttons">
        <div className={styles.row}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} isQuiet>
              {variant}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          <Button variant="primary" icon="plus">
            New farm plan
          </Button>
          <Button icon="download">Download report</Button>
          <Button variant="primary" isPending>
            Saving…
          </Button>
          <Button disabled>Not now</Button>
          <Button size="small" icon="filter">
            Filter
          </Button>
          <IconButton icon="pencil" label="Edit paddock" shortcut="E" />
          <IconButton icon="trash" label="Delete paddock" variant="danger" />
          <IconButton icon="layers" label="Layers" isQuiet={false} aria-pressed />
          <Menu
            label="More"
            groups={[
              {
                actions: [
                  { id: 'rename', label: 'Rename', icon: 'pencil' },
                  { id: 'split', label: 'Split along a line', icon: 'split' },
                ],
              },
              { actions: [{ id: 'delete', label: 'Delete', icon: 'trash', isDanger: true }] },
            ]}
          />
          <p>
            Read the <a href="#terms">terms of use</a>.
          </p>
        </div>
      </Panel>
      <Panel title="Icons">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size="large" />
              {name}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
