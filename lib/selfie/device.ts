/** What a browser tells about the device it runs on. */
export type Device = { userAgent: string; maxTouchPoints: number };

/**
 * Whether the device runs Android, iOS or Windows Phone, where the system's own camera is better
 * than a webcam (spec.md section 5, Webcam). An iPad says that it is a Macintosh, with touch.
 */
export function isMobileOs({ userAgent, maxTouchPoints }: Device): boolean {
  return (
    /Android|iPhone|iPad|iPod|Windows Phone/i.test(userAgent) ||
    (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  );
}

/** Whether the page is shown inside another app, whose browser often has no camera and no files. */
export function isInAppBrowser({ userAgent }: Device): boolean {
  return /FBAN|FBAV|FB_IAB|Instagram|Twitter|Snapchat|TikTok|musical_ly|BytedanceWebview|LinkedInApp|Pinterest|; wv\)/i.test(
    userAgent,
  );
}
