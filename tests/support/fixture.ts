/** The content of the unit and component tests: one or two entries a list, whatever content/ says. */
export const FIXTURE = 'tests/fixtures/content';
