import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement, createRef } from 'react';
import { fieldAt } from '@/lib/content/fields';
import { isEntryList } from '@/lib/content/model/entry-lists';
import { type Locale, locales } from '@/lib/i18n/locales';
import { causedBy, type FormIssue, type Texts } from './check';
import { contentFormat, isEmpty, parsed } from './content-format';
import { ask, element, paragraph } from './dialog';
import { firstKey } from './fields';
import {
  collisions,
  type FormPlace,
  follow,
  formAt,
  type Halves,
  halvesOf,
  isUnsaved,
  pathOf,
  readContent,
} from './open-form';
import { labelOf, t } from './texts';

/** Frames that a form may take to draw what it is scrolled to. */
const DRAWN_FRAMES = 6;
/** So long nothing is typed before a form is checked. */
const PAUSE_MS = 400;

async function frames() {
  for (let count = 0; count < DRAWN_FRAMES; count += 1) await new Promise(requestAnimationFrame);
}

/**
 * Puts the cursor into a field; the CMS opens what is around it. It draws a form as far as somebody has scrolled, so
 * this scrolls on until the field is there.
 * @param from an element of the form
 */
async function goToField(from: HTMLElement, locale: Locale, keyPath: string): Promise<void> {
  let area = from.parentElement;
  while (area && area.scrollHeight <= area.clientHeight + 1) area = area.parentElement;
  const before = document.activeElement;
  for (
    let top = 0;
    top === 0 || (area && top < area.scrollHeight);
    top += area?.clientHeight || 1
  ) {
    if (top > 0 && area) area.scrollTop = top;
    await frames();
    // what the CMS's own list of errors sends
    postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } }, location.origin);
    await frames();
    if (document.activeElement !== before) return;
  }
}

/** The texts that a form would save, by their paths from the content folder. */
export function textsOf(place: FormPlace, halves: Halves, timeZone: string): Texts {
  return Object.fromEntries(
    Object.entries(halves).map(([locale, half]) => {
      const { toFile } = contentFormat(place.name, timeZone, locale === 'en');
      // a picture that is chosen has its address once it is saved
      const text = toFile(half).replace(/"blob:[^"]*"/g, '"/images/chosen.webp"');
      return [pathOf(place, locale as Locale), text];
    }),
  );
}

/** The files of a form that somebody broke: the form shows such a file as empty. */
export const brokenFiles = (place: FormPlace, texts: Texts) =>
  [...new Set(locales.map((locale) => pathOf(place, locale)))].filter(
    (path) => path in texts && parsed(texts[path] ?? '') === undefined,
  );

/**
 * The first field of each form: it says what keeps the form from being saved, with a way to each field, asks about
 * what is doubtful, and tells what others have changed meanwhile. A class, since the CMS has a React of its own.
 */
export const entryCheck = (timeZone: string) =>
  class EntryCheck extends Component<CustomFieldControlProps> {
    host = createRef<HTMLDivElement>();
    /** What was looked at and is meant so. */
    confirmed = '';
    turn = 0;

    /** How many entries a list has; undefined in a form of another kind. */
    count: number | undefined;

    override componentDidMount() {
      this.componentDidUpdate();
      void this.refuseBroken();
      const place = formAt();
      if (place && isEntryList(place.name) && place.id === undefined)
        this.goToNew('en', firstKey(place.name));
    }

    override componentDidUpdate() {
      const { locale, halves } = halvesOf(this.props.entry);
      follow(halves);
      const { name = '' } = formAt() ?? {};
      const list = halves[locale]?.[name];
      if (!Array.isArray(list)) return;
      const isLonger = this.count !== undefined && list.length > this.count;
      this.count = list.length;
      const at = fieldAt(name, [])?.isNewestFirst ? 0 : list.length - 1;
      if (isLonger) this.goToNew(locale, `${name}.${at}.${firstKey(name)}`);
    }

    /** Puts the cursor into the first field of what is new, once the CMS has put it where it has its own. */
    goToNew(locale: Locale, path: string) {
      const { current } = this.host;
      setTimeout(() => current && void goToField(current, locale, path), PAUSE_MS);
    }

    async refuseBroken() {
      const place = formAt();
      const files = await readContent().catch(() => null);
      const [file] = place && files ? brokenFiles(place, files.texts) : [];
      if (!file) return;
      await ask(t('check.broken', { file }), { no: t('save.back') });
      history.back();
    }

    /** What the CMS asks before a save, and whenever something of this half changes. */
    async isValid() {
      this.turn += 1;
      const { turn } = this;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      // the CMS has no use for what a later answer comes after
      if (turn !== this.turn) return true;
      const place = formAt();
      const { locale, halves } = halvesOf(this.props.entry);
      const before = (await readContent().catch(() => null))?.texts;
      if (!place || !before || !isUnsaved()) {
        this.draw(place, locale, [], [], []);
        return true;
      }
      const fields = fieldAt(place.name, [])?.fields ?? [];
      // the CMS itself names an empty field that has to be filled
      const isUnfilled = (path: string) =>
        isEmpty(halves[locale]?.[path]) &&
        fields.some(({ key, isRequired }) => key === path && isRequired);
      const issues = causedBy(before, textsOf(place, halves, timeZone)).filter(
        (issue) =>
          (issue.place.locale === locale || (locale === 'en' && issue.place.name !== place.name)) &&
          !isUnfilled(issue.path),
      );
      const theirs = collisions(place, halves, before, timeZone).filter(
        (each) => each.locale === locale,
      );
      const mistakes = issues.filter(({ isMistake }) => isMistake);
      const doubts = issues.filter(({ isMistake }) => !isMistake);
      const isConfirmed = this.confirmed === JSON.stringify(doubts);
      this.draw(
        place,
        locale,
        mistakes,
        doubts,
        theirs.map(({ path, theirs: words }) => t('check.theirs', { field: path, theirs: words })),
      );
      if (mistakes.length > 0)
        return { error: { message: t('check.mistakes', { count: mistakes.length }) } };
      if (doubts.length > 0 && !isConfirmed)
        return { error: { message: t('check.doubts', { count: doubts.length }) } };
      return true;
    }

    draw(
      place: FormPlace | null,
      locale: Locale,
      mistakes: FormIssue[],
      doubts: FormIssue[],
      notes: string[],
    ) {
      const host = this.host.current;
      if (!host) return;
      const item = (issue: FormIssue) => {
        const isHere = issue.place.name === place?.name;
        const label = isHere ? issue.label : `${labelOf(issue.place.name)}: ${issue.label}`;
        const way = element(isHere ? 'button' : 'strong', {
          textContent: label,
          type: 'button',
          className: 'way',
        });
        if (isHere) way.addEventListener('click', () => void goToField(host, locale, issue.path));
        const said = `${t('check.says', { found: issue.found })}${t('check.expected', { expected: issue.expected })}`;
        const line = element('li');
        line.append(
          way,
          paragraph(
            issue.example ? `${said} ${t('check.example', { example: issue.example })}` : said,
          ),
        );
        return line;
      };
      const list = (issues: FormIssue[]) => {
        const items = element('ul');
        items.append(...issues.map(item));
        return issues.length > 0 ? [items] : [];
      };
      const tick = element('input', {
        type: 'checkbox',
        checked: this.confirmed === JSON.stringify(doubts),
      });
      tick.addEventListener('change', () => {
        this.confirmed = tick.checked ? JSON.stringify(doubts) : '';
        // another empty value has the CMS ask again, and none is written
        this.props.onChange(this.props.value === '' ? null : '');
      });
      const anyway = element('label');
      anyway.append(tick, ` ${t('check.anyway')}`);
      host.replaceChildren(
        ...list(mistakes),
        ...list(doubts),
        ...(doubts.length > 0 ? [anyway] : []),
        ...[...notes, ...(mistakes.length + doubts.length === 0 ? [t('check.none')] : [])].map(
          paragraph,
        ),
      );
    }

    override render() {
      return createElement('div', { ref: this.host, className: 'entry-check', role: 'status' });
    }
  };

/** The heading of a part of a long form. */
export class Heading extends Component<CustomFieldControlProps> {
  override render() {
    return createElement('hr');
  }
}
