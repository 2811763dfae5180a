type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Phones' own camera apps are better than a webcam. An iPad claims to be a Macintosh, but has touch. */
export function hasMobileOs({ userAgent, maxTouchPoints }: Device = navigator): boolean {
  return (
    /Android|iPhone|iPad|iPod|Windows Phone/i.test(userAgent) ||
    (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  );
}

export function isInsideApp({ userAgent }: Device = navigator): boolean {
  return /FBAN|FBAV|FB_IAB|Instagram|Twitter|Snapchat|TikTok|musical_ly|BytedanceWebview|LinkedInApp|Pinterest|; wv\)/i.test(
    userAgent,
  );
}
