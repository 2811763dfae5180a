/**
 * How long `toPass` tries: as long as any other expectation (playwright.config.ts). Left to itself it
 * would take all the time that the test has, and then not say what it waited for.
 */
export const patience = { timeout: 20_000 };
