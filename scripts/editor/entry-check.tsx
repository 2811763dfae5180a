import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { fieldAt, labelOf } from '@/lib/content/fields';
import { isEntryList } from '@/lib/content/model/lists';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Unpublished } from '@/scripts/publishing/content-repository';
import { momentInWords } from '@/scripts/publishing/in-words';
import { nameOf } from './changes';
import type { FormIssue } from './check';
import { goToField, openedForm, valuesOf } from './cms-handles';
import { isEmpty } from './content-format';
import { ask, openDialog, paragraph } from './dialog';
import { firstKey, IN_WORDS, partsOf } from './fields';
import { fileLabel, language, t } from './messages';
import {
  ANSWERED,
  askServer,
  examine,
  fetchContent,
  follow,
  isUnsaved,
  pathOf,
  returnedTo,
  settings,
} from './open-form';

/** A form is checked when nothing has been typed for so long. */
const PAUSE_MS = 400;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** What is wrong in a half, what others have changed in it meanwhile, and whether it waits for Publish. */
type Found = { issues: FormIssue[]; notes: string[]; isSaved: boolean };
const nothing: Found = { issues: [], notes: [], isSaved: false };

/** What keeps a save back: mistakes, or doubts until they are confirmed. */
const keptBackBy = ({ issues }: Found, isMistake: boolean) =>
  issues.filter((each) => each.isMistake === isMistake && !each.right);

/** A form's first field, which shows its issues. A class, since the CMS has a React of its own. */
export class EntryCheck extends Component<CustomFieldControlProps, Found> {
  override state = nothing;
  place = openedForm();
  address = location.hash;
  host = createRef<HTMLDivElement>();
  /** The warnings that the editor has confirmed. */
  confirmed = '';
  turn = 0;
  /** The values about which the CMS asked last. */
  asked = '';
  /** The English that a translation's half was compared with. */
  english = '';
  /** How many entries a list has. */
  count = Number.POSITIVE_INFINITY;

  override componentDidMount() {
    const { name, id } = this.place;
    this.componentDidUpdate();
    // the CMS draws a form anew when its window changes, and then does not ask at once
    void this.look();
    addEventListener(ANSWERED, this.look);
    const { locale } = valuesOf(this.props.entry);
    const typed = returnedTo(locale);
    if (typed) this.goToNew(locale, typed);
    if (locale !== 'en') return;
    if (isEntryList(name) && id === undefined) this.goToNew('en', firstKey(name));
    void this.refuseBroken();
  }

  override componentWillUnmount() {
    removeEventListener(ANSWERED, this.look);
  }

  override componentDidUpdate() {
    const { name } = this.place;
    const { locale, values } = valuesOf(this.props.entry);
    follow(this.address, values);
    if (this.state.isSaved && isUnsaved()) this.setState({ isSaved: false });
    if (locale !== 'en') void this.compare(JSON.stringify(values.en));
    const list = values[locale]?.[name];
    if (!Array.isArray(list)) return;
    const last = list.length - 1;
    if (list.length > this.count) this.goToNew(locale, `${name}.${last}.${firstKey(name)}`);
    this.count = list.length;
  }

  /** Shows what a change of the English means for this half, about which the CMS does not ask. */
  async compare(english: string) {
    if (english === this.english) return;
    this.english = english;
    await pause();
    if (english === this.english) await this.look();
  }

  look = async () => this.setState(await this.found());

  goTo(locale: Locale, path: string) {
    if (this.host.current) void goToField(this.host.current, locale, path);
  }

  /** Focuses the first field of something new, after the CMS has set its own focus. */
  goToNew(locale: Locale, path: string) {
    void pause().then(() => this.goTo(locale, path));
  }

  async refuseBroken() {
    const content = await fetchContent();
    const file = content && examine(this.place, {}, content).broken;
    if (!file) return;
    const question = t('check.broken', { file: nameOf(file, content.texts) });
    const yes = t('check.restore');
    const isMeant = await ask(question, { no: t('save.back'), ...(!settings.site && { yes }) });
    if (!isMeant) return history.back();
    await askServer({ restore: `${settings.content}/${file}` });
    location.reload();
  }

  /** The CMS asks before a save, and after every change of this half. */
  async isValid() {
    this.turn += 1;
    const { turn } = this;
    const asked = JSON.stringify(valuesOf(this.props.entry).values);
    // without a change it asks for a save
    const isSave = this.asked === asked;
    this.asked = asked;
    await pause();
    // the CMS ignores an answer that a later one supersedes
    if (turn !== this.turn) return true;
    const found = await this.found();
    this.setState(found);
    const mistakes = keptBackBy(found, true);
    const doubts = keptBackBy(found, false);
    if (isSave) void this.refuse(mistakes);
    if (mistakes.length === 0 && this.confirmed === JSON.stringify(doubts)) return true;
    const key = mistakes.length > 0 ? 'mistakes' : 'doubts';
    const count = mistakes.length || doubts.length;
    return count === 0 || { error: { message: t(`check.${key}`, { count }) } };
  }

  /** Says what keeps a save back, whatever part of the form is in view, and leads to the first of it. */
  async refuse(mistakes: FormIssue[]) {
    const [first] = mistakes;
    if (!first || document.querySelector('dialog.question')) return;
    const name = paragraph(t('check.mistakes', { count: mistakes.length }));
    const sentences = mistakes.map(({ label, text }) => paragraph(`${label}: ${text}`));
    await openDialog([name, ...sentences], { no: t('save.back') });
    this.goTo(first.locale, first.path);
  }

  async found(): Promise<Found> {
    const { name } = this.place;
    // first, since the server then notes from which English a saved translation was made
    const waiting = isUnsaved() ? null : await askServer<Unpublished>();
    const content = await fetchContent();
    if (!content) return nothing;
    // as they are by now
    const { locale, values } = valuesOf(this.props.entry);
    const { issues, undone } = examine(this.place, values, content);
    // the CMS itself names a required field that is empty
    const isUnfilled = (path: string) =>
      isEmpty(values[locale]?.[path]) && fieldAt(name, [path])?.isRequired;
    const own = issues.filter(
      (issue) =>
        (issue.locale === locale || (locale === 'en' && issue.name !== name)) &&
        !isUnfilled(issue.path),
    );
    if (!isUnsaved()) {
      const paths = locales.map((each) => `${settings.content}/${pathOf(this.place, each)}`);
      const isSaved = paths.some((path) => waiting?.files.includes(path));
      return { issues: own.filter(({ right }) => right), notes: [], isSaved };
    }
    const theirs = undone.filter((each) => each.locale === locale);
    return { issues: own, notes: theirs.map((each) => t('check.theirs', each)), isSaved: false };
  }

  confirm(isConfirmed: boolean) {
    this.confirmed = isConfirmed ? JSON.stringify(keptBackBy(this.state, false)) : '';
    // another empty value makes the CMS ask again, and is not written
    this.props.onChange(this.props.value === '' ? null : '');
  }

  override render() {
    const { issues, notes, isSaved } = this.state;
    const doubts = keptBackBy(this.state, false);
    const { locale } = valuesOf(this.props.entry);
    const { name, id } = this.place;
    const parts = partsOf(name).filter(({ heading }) => heading);
    const press = (words: string, onClick: () => void) => (
      <button type="button" className="way" onClick={onClick}>
        {words}
      </button>
    );
    const way = (path: string, label: string) => press(label, () => this.goTo(locale, path));
    return (
      <div ref={this.host} className="entry-check">
        <div role="status">
          <ul hidden={issues.length === 0}>
            {issues.map((issue) => (
              <li key={JSON.stringify(issue)}>
                {issue.name === name
                  ? way(issue.path, issue.label)
                  : `${fileLabel(issue.name)}: ${issue.label}`}
                <p>{issue.text}</p>
                {issue.right &&
                  !settings.site &&
                  press(t('check.right'), () => askServer({ right: issue.right }))}
              </li>
            ))}
          </ul>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {isSaved && <p>{t('check.saved')}</p>}
          {issues.length === 0 && <p>{t('check.none')}</p>}
        </div>
        {doubts.length > 0 && (
          <label key={JSON.stringify(doubts)}>
            <input type="checkbox" onChange={({ target }) => this.confirm(target.checked)} />{' '}
            {t('check.anyway')}
          </label>
        )}
        {name === 'events' && id && locale === 'en' && way('status', t('check.cancel'))}
        {parts.length > 0 && (
          <details>
            <summary>{t('check.parts')}</summary>
            <ul>
              {parts.map(({ heading = '', fields: [first] }) => (
                <li key={heading}>{way(first?.key ?? '', labelOf(heading, language) ?? '')}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    );
  }
}

export const Heading = () => <hr />;

/** What readers see of the moment above. */
export function InWords({ entry, field }: CustomFieldControlProps) {
  const { locale, values } = valuesOf(entry);
  const key = String(field.get('name')).slice(`${IN_WORDS}-`.length);
  const words = momentInWords(String(values[locale]?.[key]), language, settings.timeZone);
  return words && <p>{words}</p>;
}
