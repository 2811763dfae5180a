export type Picture = { subject: string; view: string; locale: string; file: string };

const STYLE = `
  body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; inline-size: 15rem; }
  img { inline-size: 100%; max-block-size: 40rem; object-fit: cover; object-position: top; outline: 1px solid #999; }
`;

/** One HTML page with every screenshot, grouped by subject; each links to its full size. */
export function contactSheet(pictures: Picture[]) {
  const subjects = [...new Set(pictures.map(({ subject }) => subject))];
  const sections = subjects.map((subject) => {
    const figures = pictures
      .filter((picture) => picture.subject === subject)
      .map(({ view, locale, file }) => {
        const title = `${view}, ${locale}`;
        const image = `<a href="${file}"><img src="${file}" alt="${subject}: ${title}" loading="lazy"></a>`;
        return `<figure>${image}<figcaption>${title}</figcaption></figure>`;
      });
    return `<h2>${subject}</h2>\n<section>\n${figures.join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen, every way</title>
<style>${STYLE}</style>
<h1>${pictures.length} pictures</h1>
${sections.join('\n')}
</html>
`;
}
