import { reportWords } from '@tussock/domain';
import { BarChart, chartTable, SceneView, type Block } from '@tussock/reports';
import { SideScroll } from '@tussock/ui';
import { DocumentTable } from './document-table.tsx';
import styles from './show-document.module.css';

/** Gets the URL of a picture; undefined for a missing one. */
export type PictureAddress = (fileId: string) => string | undefined;

/** Width of charts in points: they are drawn for a page, and shown at that width. */
const CHART_WIDTH = 493;

interface BlockViewProps {
  readonly block: Block;
  readonly addressOf: PictureAddress;
}

/** One block of a document, of any sort. */
export function BlockView({ block, addressOf }: BlockViewProps) {
  switch (block.type) {
    case 'text':
      return <p className={styles[block.tone === 'quiet' ? 'method' : block.tone]}>{block.text}</p>;
    case 'figures':
      return <Figures figures={block.figures} />;
    case 'table':
      return <DocumentTable table={block} />;
    case 'chart':
      return <Chart spec={block.spec} />;
    case 'map':
      return (
        // As large as on paper at least.
        <SideScroll className={styles.map} label={block.alt} startsInMiddle>
          <SceneView scene={block.scene} label={block.alt} />
        </SideScroll>
      );
    case 'pictures':
      return <Pictures block={block} addressOf={addressOf} />;
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'items':
      return (
        <ul className={styles.items}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'method':
      return (
        <div className={styles.method}>
          {block.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
    case 'signOff':
      return <SignOff block={block} />;
  }
}

type Of<Type extends Block['type']> = Extract<Block, { readonly type: Type }>;

/** A chart, with its figures as an alternative table. */
function Chart({ spec }: Pick<Of<'chart'>, 'spec'>) {
  return (
    <div className={styles.withFigures}>
      <SideScroll className={styles.chart} label={reportWords.chart(spec.title)}>
        <BarChart spec={spec} width={CHART_WIDTH} />
      </SideScroll>
      <details className={styles.chartFigures}>
        <summary>{reportWords.figures}</summary>
        <DocumentTable table={chartTable(spec)} />
      </details>
    </div>
  );
}

function Figures({ figures }: Pick<Of<'figures'>, 'figures'>) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong> {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Pictures({
  block: { pictures, missing },
  addressOf,
}: {
  readonly block: Of<'pictures'>;
  readonly addressOf: PictureAddress;
}) {
  return (
    <div className={styles.pictures}>
      {pictures.map(({ fileId, title, alt, caption }) => {
        const address = addressOf(fileId);
        return (
          <figure key={fileId}>
            {address === undefined ? (
              <p className={styles.missing}>{missing}</p>
            ) : (
              <img src={address} alt={alt} loading="lazy" />
            )}
            <figcaption>
              <strong>{title}</strong>
              <span>{caption}</span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

function SignOff({ block: { roles, labels } }: { readonly block: Of<'signOff'> }) {
  return (
    <div className={styles.signOff}>
      {roles.map((role) => (
        <div key={role}>
          <p className={styles.role}>{role}</p>
          <ul>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
