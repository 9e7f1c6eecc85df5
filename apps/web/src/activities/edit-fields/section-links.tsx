import { buttonClasses } from '@tussock/ui';
import styles from './section-links.module.css';

/** From so many parts on, a form is too long to be looked through. */
const MANY_SECTIONS = 6;

/** The DOM id of the heading of a part of a form. */
export const sectionId = (title: string): string => `part-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

const goTo = (title: string): void => {
  const heading = document.getElementById(sectionId(title));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** The parts of a long form, each a step away. Nothing for a short one. */
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
