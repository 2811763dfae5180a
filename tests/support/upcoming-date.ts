/** When the event of the tests' site is: a page that is built after an event has no form for it. */
export const UPCOMING_DATE = '2099-07-20T11:00';
