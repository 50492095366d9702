import type { ReactNode } from 'react';
import type { Person } from '../../../api/contract';
import { Initials } from '../../../components/person/Initials';
import { withDetail } from '../../../components/person/withDetail';
import { Highlighted } from '../../../components/text/Highlighted';
import { nonBlank } from '../../../domain/texts';
import type { I18n } from '../../../i18n/createI18n';
import { breakable } from '../../../lib/text/breakable';
import { splitMatches, wordsToHighlight } from '../../../lib/text/matches';
import { nameWithDetail } from '../../../lib/text/personLabels';
import { employeeProfilePath, hrefOf } from '../../../lib/url/paths';
import { listedNote } from '../note';

/** Highlights words in a text. It does so only if there are words, because it has to fold the text. */
const highlighted = (text: string, words: string[]) =>
  words.length === 0 ? text : <Highlighted text={text} words={words} />;

interface NameOptions {
  /**
   * It is set for an employee. If the id is known, the name is a link to the profile, with the period of this screen.
   */
  withPeriod?: (path: string) => string;
  /** Distinguishes the person from others with the same name. */
  detail?: string | undefined;
  /** A line below the name. */
  below?: ReactNode;
}

export const personName = (
  { display }: I18n,
  person: Person | null | undefined,
  words: string[],
  { withPeriod, detail, below }: NameOptions = {},
) => {
  const { _id: id, name } = person ?? {};
  const displayed = display(name);
  const title = name ?? undefined;
  const text = highlighted(displayed, wordsToHighlight(displayed, name, words));
  const isLink = withPeriod !== undefined && id;
  const shownName = isLink ? (
    <a
      className="clamped strong text-link"
      title={title}
      dir="auto"
      href={hrefOf(withPeriod(employeeProfilePath(id)))}
    >
      {text}
    </a>
  ) : (
    <div className={withPeriod ? 'clamped strong' : 'clamped'} title={title} dir="auto">
      {text}
    </div>
  );
  const named = withDetail(shownName, detail);
  return (
    <div className="person">
      <Initials name={name} id={id ?? name} />
      {below === undefined ? (
        named
      ) : (
        <div>
          {named}
          {below}
        </div>
      )}
    </div>
  );
};

/** Says who wrote an evaluation, in a line that is shown where the columns of the evaluator have no room. */
export const writtenBy = (
  { t }: I18n,
  evaluator: Person | null | undefined,
  words: string[],
  detail: string | undefined,
) => {
  const name = nonBlank(evaluator?.name);
  if (name === undefined) return undefined;
  const text = nameWithDetail(name, detail);
  return (
    <small className="writer">
      {t.rich('profile.writtenBy', {
        name: text,
        person: () => <bdi>{highlighted(text, wordsToHighlight(text, name, words))}</bdi>,
      })}
    </small>
  );
};

export const email = ({ display }: I18n, value: string | null | undefined, words: string[]) => {
  const displayed = display(value);
  const matches = wordsToHighlight(displayed, value, words);
  return (
    <div className="address" title={value ?? undefined} dir="auto">
      {matches.length === 0 ? breakable(displayed) : highlighted(displayed, matches)}
    </div>
  );
};

/**
 * The maximum number of characters of a note that is not divided on paper. The row of a longer note could leave most of
 * a page empty.
 */
const LONG = 600;

/** Returns a note in its own writing direction, clamped to three lines (specification, My evaluations). */
export const noteText = (i18n: I18n, note: string | null | undefined, words: string[]) => {
  const { text, isMissing } = listedNote(i18n, note);
  const className = text.length > LONG ? 'clamped note long' : 'clamped note';
  return (
    <div className={isMissing ? 'clamped missing' : className} dir={isMissing ? undefined : 'auto'}>
      {isMissing ? text : highlightedNote(text, words)}
    </div>
  );
};

/** The number of characters in about three lines on a phone. */
const VISIBLE_LENGTH = 100;

/**
 * Returns a note with its matches highlighted. If the first match would be hidden, the text on screen starts shortly
 * before it.
 */
function highlightedNote(note: string, words: string[]) {
  if (words.length === 0) return note;
  const [before = ''] = splitMatches(note, words);
  if (before === note || before.length < VISIBLE_LENGTH) return highlighted(note, words);
  const start = before.lastIndexOf(' ', before.length - VISIBLE_LENGTH / 4) + 1;
  return (
    <>
      <span className="skipped">{note.slice(0, start)}</span>
      {highlighted(note.slice(start), words)}
    </>
  );
}
