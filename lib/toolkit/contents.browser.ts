import { targetOfLink } from '@/lib/browser/scroll';

const READING_LINE = 0.35;

function markCurrent(links: readonly HTMLAnchorElement[]): void {
  const line = innerHeight * READING_LINE;
  const passed = links.filter((link) => {
    const top = targetOfLink(link)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const current = isAtEnd ? links.at(-1) : passed.at(-1);
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Marks the link to the section being read. Returns a cleanup function. */
export function followContents(nav: HTMLElement): () => void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const controller = new AbortController();
  const { signal } = controller;
  let frame = 0;

  function onScroll() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => markCurrent(links));
  }

  markCurrent(links);
  addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('resize', onScroll, { signal });
  return () => {
    cancelAnimationFrame(frame);
    controller.abort();
  };
}
