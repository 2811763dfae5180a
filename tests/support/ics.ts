import ICAL from 'ical.js';

/** The events in the text of a calendar file. */
export const eventsOf = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
