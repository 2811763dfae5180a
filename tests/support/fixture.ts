/** The content that the tests read and build from, independent of the campaign's own content/. */
export const FIXTURE = 'tests/fixtures/content';
