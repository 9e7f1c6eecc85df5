import type { Block, PlanDocument, Section } from '@tussock/reports';
import { SceneView } from '@tussock/reports';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { Button } from '@tussock/ui';
import { BlockView, type PictureAddress } from './block-view.tsx';
import styles from './show-document.module.css';

interface DocumentViewProps {
  readonly document: PlanDocument;
  /** Gets the URL of a picture; undefined for a missing one. */
  readonly addressOf: PictureAddress;
  /** Wraps a block, e.g. with a button that saves it. */
  readonly around?: (block: Block, shown: ReactNode, section: Section) => ReactNode;
  /** False for a document beside something else, where contents at the side would leave it no room. */
  readonly hasContents?: boolean;
}

/** A document on the screen: head, contents at the side, and every section with its own anchor. */
export function DocumentView({ document, addressOf, around, hasContents = true }: DocumentViewProps) {
  return (
    <div className={hasContents ? styles.layout : undefined}>
      {hasContents && <Contents document={document} />}
      <article className={styles.document} lang="en-NZ">
        <Head document={document} />
        {document.sections.map((section) => {
          const { id, title, level, blocks } = section;
          const Heading = level === 1 ? 'h2' : 'h3';
          return (
            <section
              key={id}
              className={level === 1 ? styles.section : styles.subsection}
              aria-labelledby={id}
            >
              <Heading id={id} tabIndex={-1}>
                {title}
              </Heading>
              {blocks.map((block, index) => {
                const shown = <BlockView block={block} addressOf={addressOf} />;
                return (
                  // Blocks have no identity but their place: a section is drawn anew as a whole.
                  <Fragment key={index}>{around ? around(block, shown, section) : shown}</Fragment>
                );
              })}
            </section>
          );
        })}
      </article>
    </div>
  );
}

function Head({ document: { name, subject, cover, hasFront } }: Pick<DocumentViewProps, 'document'>) {
  return (
    <header className={styles.head}>
      {hasFront !== false && cover.picture && (
        <div className={styles.cover}>
          <SceneView scene={cover.picture.scene} label={cover.picture.alt} />
        </div>
      )}
      <p className={styles.quiet}>{name}</p>
      <p className={styles.subject}>{subject}</p>
      <p>{cover.subtitle}</p>
      <dl className={styles.facts}>
        {cover.facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.method}>{cover.foot}</p>
    </header>
  );
}

/** Table of contents: beside the document, or behind a button where there is no room. */
function Contents({ document: { contentsTitle, sections } }: Pick<DocumentViewProps, 'document'>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <nav className={styles.contents} aria-label={contentsTitle}>
      <div className={styles.contentsButton}>
        <Button
          icon="menu"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((was) => !was)}
        >
          {contentsTitle}
        </Button>
      </div>
      <ol id={id} className={isOpen ? styles.isOpen : undefined}>
        {sections.map((section) => (
          <li key={section.id} className={section.level === 2 ? styles.second : undefined}>
            <a href={`#${section.id}`} onClick={() => setIsOpen(false)}>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
