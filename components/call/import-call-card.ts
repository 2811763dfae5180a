/**
 * The call card of this campaign. The build knows whom it addresses, and leaves the other card out,
 * the senators' with their table.
 */
export const importCallCard = () =>
  process.env.TARGETS_KIND === 'us-senators' ? import('./CallCard') : import('./ListCallCard');
