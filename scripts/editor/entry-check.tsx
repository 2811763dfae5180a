import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { fieldAt, labelOf } from '@/lib/content/fields';
import { isEntryList } from '@/lib/content/model/entry-lists';
import type { Locale } from '@/lib/i18n/locales';
import type { FormIssue } from './check';
import { isEmpty } from './content-format';
import { ask } from './dialog';
import { firstKey, partsOf } from './fields';
import { examine, follow, formAt, isUnsaved, readContent, valuesOf } from './open-form';
import { fileLabel, language, t } from './texts';

/** Frames that a form may take to draw what it is scrolled to. */
const DRAWN_FRAMES = 6;
/** So long nothing is typed before a form is checked. */
const PAUSE_MS = 400;

async function frames() {
  for (let count = 0; count < DRAWN_FRAMES; count += 1) await new Promise(requestAnimationFrame);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Puts the cursor into a field; the CMS opens what is around it. It draws a form as far as somebody has scrolled, so
 * this scrolls on until the field is there.
 * @param from an element of the form
 */
async function goToField(from: HTMLElement, locale: string, keyPath: string): Promise<void> {
  let area = from.parentElement;
  while (area && area.scrollHeight <= area.clientHeight + 1) area = area.parentElement;
  const before = document.activeElement;
  for (let top = 0; top < (area?.scrollHeight ?? 1); top += area?.clientHeight ?? 1) {
    if (top > 0 && area) area.scrollTop = top;
    await frames();
    // what the CMS's own list of errors sends
    postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } }, location.origin);
    await frames();
    if (document.activeElement !== before) return;
  }
}

/** What is wrong and what is doubtful, and what others have changed meanwhile, in sentences. */
type Found = { mistakes: FormIssue[]; doubts: FormIssue[]; notes: string[] };
const nothing: Found = { mistakes: [], doubts: [], notes: [] };

/**
 * The first field of each form: it says what keeps the form from being saved, with a way to each field, asks about
 * what is doubtful, and tells what others have changed meanwhile. A class, since the CMS has a React of its own.
 */
export class EntryCheck extends Component<CustomFieldControlProps, Found> {
  override state = nothing;
  place = formAt() ?? { name: '' };
  host = createRef<HTMLDivElement>();
  /** What was looked at and is meant so. */
  confirmed = '';
  turn = 0;
  /** How many entries a list has; undefined in a form of another kind. */
  count: number | undefined;

  override componentDidMount() {
    const { name, id } = this.place;
    this.componentDidUpdate();
    if (valuesOf(this.props.entry).locale !== 'en') return;
    if (isEntryList(name) && id === undefined) this.goToNew('en', firstKey(name));
    void this.refuseBroken();
  }

  override componentDidUpdate() {
    const { name } = this.place;
    const { locale, values } = valuesOf(this.props.entry);
    follow(values);
    const list = values[locale]?.[name];
    if (!Array.isArray(list)) return;
    const isLonger = this.count !== undefined && list.length > this.count;
    this.count = list.length;
    if (isLonger) this.goToNew(locale, `${name}.${list.length - 1}.${firstKey(name)}`);
  }

  goTo(locale: Locale, path: string) {
    // the CMS’s name for the half of a form that has one
    const half = this.place.name === 'campaign' ? '_default' : locale;
    if (this.host.current) void goToField(this.host.current, half, path);
  }

  /** Puts the cursor into the first field of what is new, once the CMS has put it where it has its own. */
  goToNew(locale: Locale, path: string) {
    void pause().then(() => this.goTo(locale, path));
  }

  async refuseBroken() {
    const content = await readContent().catch(() => null);
    const file = content && examine(this.place, {}, content.texts).broken;
    if (!file) return;
    await ask(t('check.broken', { file }), { no: t('save.back') });
    history.back();
  }

  /** What the CMS asks before a save, and whenever something of this half changes. */
  async isValid() {
    this.turn += 1;
    const { turn } = this;
    await pause();
    // the CMS has no use for what a later answer comes after
    if (turn !== this.turn) return true;
    const found = await this.found();
    this.setState(found);
    const { mistakes, doubts } = found;
    if (mistakes.length === 0 && this.confirmed === JSON.stringify(doubts)) return true;
    const key = mistakes.length > 0 ? 'mistakes' : 'doubts';
    const count = found[key].length;
    return count === 0 || { error: { message: t(`check.${key}`, { count }) } };
  }

  async found(): Promise<Found> {
    const { name } = this.place;
    const { locale, values } = valuesOf(this.props.entry);
    const content = await readContent().catch(() => null);
    if (!content || !isUnsaved()) return nothing;
    const { issues, undone } = examine(this.place, values, content.texts);
    // the CMS itself names an empty field that has to be filled
    const isUnfilled = (path: string) =>
      isEmpty(values[locale]?.[path]) && fieldAt(name, [path])?.isRequired;
    const own = issues.filter(
      (issue) =>
        (issue.locale === locale || (locale === 'en' && issue.name !== name)) &&
        !isUnfilled(issue.path),
    );
    return {
      mistakes: own.filter(({ isMistake }) => isMistake),
      doubts: own.filter(({ isMistake }) => !isMistake),
      notes: undone.filter((each) => each.locale === locale).map((each) => t('check.theirs', each)),
    };
  }

  confirm(isConfirmed: boolean) {
    this.confirmed = isConfirmed ? JSON.stringify(this.state.doubts) : '';
    // another empty value has the CMS ask again, and none is written
    this.props.onChange(this.props.value === '' ? null : '');
  }

  override render() {
    const { mistakes, doubts, notes } = this.state;
    const issues = [...mistakes, ...doubts];
    const { locale } = valuesOf(this.props.entry);
    const { name } = this.place;
    const parts = partsOf(name).filter(({ heading }) => heading);
    const way = (path: string, label: string) => (
      <button type="button" className="way" onClick={() => this.goTo(locale, path)}>
        {label}
      </button>
    );
    return (
      <div ref={this.host} className="entry-check">
        <div role="status">
          <ul hidden={issues.length === 0}>
            {issues.map((issue) => (
              <li key={JSON.stringify(issue)}>
                {issue.name === name
                  ? way(issue.path, issue.label)
                  : `${fileLabel(issue.name)}: ${issue.label}`}
                <p>
                  {t('check.says', { found: issue.found, expected: issue.expected })}{' '}
                  {issue.example && t('check.example', { example: issue.example })}
                </p>
              </li>
            ))}
          </ul>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {issues.length === 0 && <p>{t('check.none')}</p>}
        </div>
        {doubts.length > 0 && (
          <label key={JSON.stringify(doubts)}>
            <input type="checkbox" onChange={({ target }) => this.confirm(target.checked)} />{' '}
            {t('check.anyway')}
          </label>
        )}
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

/** The heading of a part of a long form. */
export const Heading = () => <hr />;
