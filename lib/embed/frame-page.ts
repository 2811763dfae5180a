import 'server-only';
import { screenHref, withBasePath } from '@/lib/addresses/paths';
import { config } from '@/lib/config/config';
import { loadContent } from '@/lib/content/load';
import { escapeHtml } from '@/lib/content/model/html';
import { htmlLangs, locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { eventId } from './event-id';

/** A document of its own, with a looser content policy; its address only chooses among forms. */
export function framePage(): Response {
  const { host, widget_version: version } = config.action_network;
  const meta = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeHtml(content)}">`;

  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="strict-origin-when-cross-origin">
${meta('widget-host', host)}
${meta('widget-version', String(version))}
${meta('forms', formsInContent().join(' '))}
${meta('embed-origin', config.embed_origin)}
<title>Action Network</title>
<link rel="stylesheet" href="${withBasePath('/embed/widget.css')}">
<script src="${withBasePath('/embed/widget.js')}" defer></script>
</head>
<body>
${locales.map(refusal).join('\n')}
</body>
</html>
`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function formsInContent(): string[] {
  const forms = locales.flatMap((locale) => {
    const { intro_letter_action_network_id, intro_moral_monday_link } = loadContent(locale).values;
    const event = eventId(intro_moral_monday_link);
    return [`letter/${intro_letter_action_network_id}`, ...(event ? [`event/${event}`] : [])];
  });
  return [...new Set(forms)];
}

function refusal(locale: (typeof locales)[number]): string {
  const { actionPage, errors } = messagesOf(locale);
  const home = `<a href="${screenHref(locale, '/')}">${escapeHtml(errors.home)}</a>`;
  return `<p class="refusal" lang="${htmlLangs[locale]}" hidden>${escapeHtml(actionPage.unknownForm)} ${home}</p>`;
}
