import { buttonClasses } from '@tussock/ui';
import styles from './section-links.module.css';

/** Number of sections from which a form has links to them. */
const MANY_SECTIONS = 6;

/** DOM id of the heading of a section. */
export const sectionId = (title: string): string => `part-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

const goTo = (title: string): void => {
  const heading = document.getElementById(sectionId(title));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** Links to the sections of a long form; renders nothing for a short one. */
export function SectionLinks({ sections }: { readonly sections: readonly { readonly title: string }[] }) {
  if (sections.length < MANY_SECTIONS) return null;
  return (
    <nav className={styles.links} aria-label="Parts of the form">
      {sections.map(({ title }) => (
        <button
          key={title}
          type="button"
          {...buttonClasses({ size: 'small', isQuiet: true })}
          onClick={() => goTo(title)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
