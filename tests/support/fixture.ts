/** The content that the tests read and build from, whatever the campaign's own content/ says by now. */
export const FIXTURE = 'tests/fixtures/content';
