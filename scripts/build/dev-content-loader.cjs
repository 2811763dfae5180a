const { readFileSync } = require('node:fs');

/**
 * `npm run dev` only: puts the content as it was last checked where a build compiles it in once, and
 * makes the modules that read it depend on it, so that a page shows each change. While the content
 * has a mistake, the page shows the report.
 *
 * @this {{ addDependency(file: string): void }}
 * @param {string} source
 */
module.exports = function devContentLoader(source) {
  const file = process.env.CHECKED_CONTENT ?? '';
  this.addDependency(file);
  const { report, revision, compiled } = JSON.parse(readFileSync(file, 'utf8'));
  if (/process\.env\.(PUBLIC_CONFIG|CALL_SCRIPTS)\b/.test(source)) {
    return source.replace(/process\.env\.(PUBLIC_CONFIG|CALL_SCRIPTS)\b/g, (_, name) =>
      JSON.stringify(compiled[name]),
    );
  }
  // a module that reads the content is another one after each change
  const fault = report ? `throw new Error(${JSON.stringify(report)});` : '';
  return `${source}\n// ${revision}\n${fault}\n`;
};
