import 'server-only';
import { config } from '@/lib/config';
import { escapeHtml } from '@/lib/content/html';
import { withBasePath } from '@/lib/paths';

/**
 * The page in which a third party's form runs: a document of its own, whose content policy is looser
 * than the site's, since the form's script brings more. Where the script
 * comes from is written in here at build, never taken from the address.
 */
export function framePage(): string {
  const { host, widget_version: version } = config.action_network;
  // the local stand-in is not on https
  const anyone = host.startsWith('https:') ? 'https:' : `https: ${new URL(host).origin}`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${anyone} 'unsafe-inline' 'unsafe-eval'`,
    `style-src 'self' ${anyone} 'unsafe-inline'`,
    `img-src ${anyone} data:`,
    `font-src ${anyone} data:`,
    `connect-src ${anyone}`,
    `frame-src ${anyone}`,
    `form-action ${anyone}`,
    "base-uri 'none'",
  ].join('; ');

  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="strict-origin-when-cross-origin">
<meta name="widget-host" content="${escapeHtml(host)}">
<meta name="widget-version" content="${version}">
<title>Action Network</title>
<link rel="stylesheet" href="${withBasePath('/embed/widget.css')}">
<script type="module" src="${withBasePath('/embed/widget.js')}"></script>
</head>
<body></body>
</html>
`;
}
