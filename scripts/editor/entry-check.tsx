import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { type Field, fieldAt, labelOf } from '@/lib/content/fields';
import type { Path } from '@/lib/content/model/issue';
import { isEntryList } from '@/lib/content/model/lists';
import type { Locale } from '@/lib/i18n/locales';
import { momentInWords } from '@/scripts/publishing/in-words';
import { nameOf } from './changes';
import type { FormIssue } from './check';
import { goToField, openedForm, valuesOf } from './cms-handles';
import { isOneValue } from './content-format';
import { ask, openDialog, paragraph } from './dialog';
import { examine, type Inspection, inspect, NOTHING, PAUSE_MS, pause } from './examine';
import { firstKey, IN_WORDS, isShared, partsOf } from './fields';
import { fileLabel, language, t } from './messages';
import { follow, saved, valuesOfForm } from './open-form';
import { ANSWERED, askServer, fetchContent } from './server';
import { settings } from './settings';

/** The halves of the form that is open. */
const halves = new Map<Locale, HalfCheck>();

async function goTo(locale: Locale, path: string): Promise<void> {
  const half = halves.get(locale)?.host.current;
  // several choices have one field
  const list = path.replace(/\.\d+$/, '');
  const isChoice = fieldAt(openedForm().name, list.split('.'))?.type === 'choice';
  if (half) await goToField(half, locale, isChoice ? list : path);
}

/** Focuses a field after the CMS has set its own focus, unless another one is in use already. */
async function focusField(locale: Locale, path: string): Promise<void> {
  await pause();
  const isTyping = document.activeElement?.matches('input, textarea, [contenteditable]');
  if (!isTyping) await goTo(locale, path);
}

/** The path of a row that was added to a list, the last of it. */
function addedRow(was: unknown, is: unknown): Path | undefined {
  if (typeof is !== 'object' || is === null) return undefined;
  if (Array.isArray(is) && is.length > (Array.isArray(was) ? was.length : 0))
    return [is.length - 1];
  const keys = Array.isArray(is) ? [...is.keys()] : Object.keys(is);
  for (const key of keys) {
    const path = addedRow(Object(was)[key], Object(is)[key]);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** Goes to a part of the form in all halves; only words are in every half, the rest in English alone. */
async function goToPart(fields: Field[], pressed: Locale): Promise<void> {
  const others = [...halves.keys()].filter((each) => each !== pressed);
  for (const locale of [...others, pressed]) {
    const first = fields.find(({ isWord }) => isWord || locale === 'en');
    if (first) await goTo(locale, first.key);
  }
}

/** What keeps a save back: mistakes, or doubts until they are confirmed. */
const saveBlockers = (issues: FormIssue[], isMistake: boolean) =>
  issues.filter((each) => each.isMistake === isMistake && !each.right);

/** Says what keeps a save back, whatever part of the form is in view, and leads to the first of it. */
async function refuse(mistakes: FormIssue[]): Promise<void> {
  const [first] = mistakes;
  if (!first || document.querySelector('dialog.question')) return;
  const name = paragraph(t('check.mistakes', { count: mistakes.length }));
  const sentences = mistakes.map(({ label, text }) => paragraph(`${label}: ${text}`));
  await openDialog([name, ...sentences], { no: t('save.back') });
  await goTo(first.locale, first.path);
}

/** A form's first field, which shows its issues; begins anew when the form is saved, as the CMS then forgets it. */
export const EntryCheck = (props: CustomFieldControlProps) => (
  <HalfCheck key={saved.times} {...props} />
);

/** A class, since the CMS has a React of its own. */
class HalfCheck extends Component<CustomFieldControlProps, Inspection> {
  override state = NOTHING;
  place = openedForm();
  address = location.hash;
  locale = valuesOf(this.props.entry).locale;
  host = createRef<HTMLDivElement>();
  /** The warnings that the editor has confirmed. */
  confirmed = '';
  /** The values that were inspected last, and those about which the CMS asked last. */
  seen = '';
  asked = '';
  askedAt = 0;

  override componentDidMount() {
    const { locale } = this;
    const { name, id } = this.place;
    halves.set(locale, this);
    addEventListener(ANSWERED, this.inspect);
    // the CMS draws a form anew when its window changes, and then does not ask at once
    this.componentDidUpdate();
    // the pressed button is disabled once all is saved
    if (saved.at?.startsWith(`${locale}.`)) {
      void focusField(locale, saved.at.slice(locale.length + 1));
      saved.at = undefined;
    }
    if (locale !== 'en') return;
    if (isEntryList(name) && id === undefined) void focusField('en', firstKey(name));
    void this.refuseBroken();
  }

  override componentWillUnmount() {
    if (halves.get(this.locale) === this) halves.delete(this.locale);
    removeEventListener(ANSWERED, this.inspect);
  }

  override componentDidUpdate() {
    const { locale } = this;
    const { values } = valuesOf(this.props.entry);
    const own = values[locale];
    const seen = JSON.stringify(own);
    if (seen === this.seen) return;
    const path = this.seen && addedRow(JSON.parse(this.seen), own);
    this.seen = seen;
    follow(this.address, locale, values);
    void this.inspect();
    if (!path) return;
    const { name } = this.place;
    const row = fieldAt(name, isOneValue(name) ? path.slice(1) : path);
    if (locale === 'en' || !isShared(row))
      void focusField(locale, [...path, row?.fields[0]?.key ?? []].flat().join('.'));
  }

  inspect = async () => {
    const found = await inspect(this.place);
    for (const half of halves.values()) half.setState(found);
    return found;
  };

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

  /** The CMS asks before a save, and after every change of this half; it ignores an answer that a later one supersedes. */
  async isValid() {
    const asked = JSON.stringify(valuesOfForm());
    // without a change it asks for a save, or once more about what was changed a moment ago
    const isSave = this.asked === asked && performance.now() > this.askedAt + PAUSE_MS;
    this.asked = asked;
    this.askedAt = performance.now();
    const { issues } = await this.inspect();
    const mistakes = saveBlockers(this.own(issues), true);
    // a half may be asked before it hears of the change
    if (isSave && asked === JSON.stringify(valuesOfForm())) void refuse(mistakes);
    const doubts = saveBlockers(this.own(issues), false);
    if (mistakes.length === 0 && this.confirmed === JSON.stringify(doubts)) return true;
    const key = mistakes.length > 0 ? 'mistakes' : 'doubts';
    const count = mistakes.length || doubts.length;
    return count === 0 || { error: { message: t(`check.${key}`, { count }) } };
  }

  /** The issues of this half; those of other files are in the English one. */
  own = (issues: FormIssue[]) =>
    issues.filter(({ name, locale }) => this.locale === (name === this.place.name ? locale : 'en'));

  confirm(isConfirmed: boolean) {
    this.confirmed = isConfirmed
      ? JSON.stringify(saveBlockers(this.own(this.state.issues), false))
      : '';
    // another empty value makes the CMS ask again, and is not written
    this.props.onChange(this.props.value === '' ? null : '');
  }

  override render() {
    const { locale } = this;
    const { name, id } = this.place;
    const issues = this.own(this.state.issues);
    const doubts = saveBlockers(issues, false);
    const undone = this.state.undone.filter((each) => each.locale === locale);
    const parts = partsOf(name).filter(({ heading }) => heading);
    const press = (words: string, onClick: () => void) => (
      <button type="button" className="way" onClick={onClick}>
        {words}
      </button>
    );
    const way = (path: string, label: string) => press(label, () => goTo(locale, path));
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
          {undone.map((each) => (
            <p key={each.field}>{t('check.theirs', each)}</p>
          ))}
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
              {parts.map(({ heading = '', fields }) => (
                <li key={heading}>
                  {press(labelOf(heading, language) ?? '', () => goToPart(fields, locale))}
                </li>
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
