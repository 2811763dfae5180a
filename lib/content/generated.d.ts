/** What the check writes (lib/content/check/check-content.ts), also before it has. */
declare module '#generated/*.json' {
  const content: unknown;
  // biome-ignore lint/style/noDefaultExport: JSON has one
  export default content;
}
