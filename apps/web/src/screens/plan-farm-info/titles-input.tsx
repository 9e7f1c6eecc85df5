import { placeWords, titlesNamed, toggleTitle } from '@tussock/domain';
import { buttonClasses, Icon, TextField } from '@tussock/ui';
import type { InputProps } from '../../activities/edit-fields/index.ts';
import { useBoundary } from '../../sync/index.ts';
import styles from './titles-input.module.css';

/** References of titles: those of the boundary a press each, others typed. */
export function TitlesInput({ id, name, field, value, error, onChange, onBlur }: InputProps) {
  const boundary = useBoundary();
  const titles = [
    ...new Set((boundary?.features ?? []).flatMap(({ properties }) => properties.titleNumber ?? [])),
  ].sort();
  const text = typeof value === 'string' ? value : '';
  const named = titlesNamed(text);
  return (
    <div className={styles.titles}>
      <TextField
        id={id}
        name={name}
        label={field.label}
        help={field.help}
        error={error}
        value={text}
        onChange={onChange}
        onBlur={onBlur}
      />
      {titles.length > 0 && (
        <div role="group" aria-label={placeWords.titles} className={styles.choices}>
          {titles.map((title) => (
            <button
              key={title}
              type="button"
              aria-pressed={named.includes(title)}
              {...buttonClasses({ size: 'small', isQuiet: !named.includes(title) })}
              onClick={() => onChange(toggleTitle(text, title))}
            >
              <Icon name={named.includes(title) ? 'check' : 'plus'} />
              {title}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
