const { readFileSync } = require('node:fs');

/**
 * For `npm run dev` only: compiles the last checked content into the code, as a build does once,
 * and makes the modules that read it depend on it, so that pages show each change. While the
 * content is invalid, the page shows the report.
 *
 * @this {{ addDependency(file: string): void }}
 * @param {string} source
 */
module.exports = function devContentLoader(source) {
  const file = process.env.CHECKED_CONTENT ?? '';
  this.addDependency(file);
  const { report, revision, compiled } = JSON.parse(readFileSync(file, 'utf8'));
  const compiledName = /process\.env\.(PUBLIC_CONFIG|CALL_SCRIPTS|TARGETS_KIND|TARGETS)\b/g;
  if (source.search(compiledName) >= 0) {
    return source.replace(compiledName, (_, name) => JSON.stringify(compiled[name]));
  }
  // the changed revision makes the module reload after each change
  const fault = report ? `throw new Error(${JSON.stringify(report)});` : '';
  return `${source}\n// ${revision}\n${fault}\n`;
};
