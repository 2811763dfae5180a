import { placeOfLink, smoothLinks } from './smooth-links';

/** A section is the current one once it has risen above this share of the window. */
const READING_LINE = 0.35;

function markCurrent(links: readonly HTMLAnchorElement[]): void {
  const line = innerHeight * READING_LINE;
  const passed = links.filter((link) => {
    const top = placeOfLink(link)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const current = isAtEnd ? links.at(-1) : passed.at(-1);
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Brings a table of contents to life: the link to the section being read is the current one, and a
 * press scrolls there smoothly, or at once for visitors who want little motion. Returns a cleanup function.
 */
export function followContents(nav: HTMLElement): () => void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  let frame = 0;

  function onScroll() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => markCurrent(links));
  }

  markCurrent(links);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onScroll);
  const undoLinks = smoothLinks(nav);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', onScroll);
    removeEventListener('resize', onScroll);
    undoLinks();
  };
}
