import { html } from 'hono/html';

/**
 * The page behind a selfie's share address: what a network reads to draw its card.
 *
 * @param {{ comment: string, address: string, photo: string }} selfie
 */
export function sharePage({ comment, address, photo }) {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>A dream for democracy</title>
<meta property="og:type" content="website">
<meta property="og:title" content="A dream for democracy">
<meta property="og:description" content="${comment}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${photo}">
<meta name="twitter:card" content="summary_large_image">
</head>
<body><img src="${photo}" alt="${comment}"></body>
</html>`;
}
