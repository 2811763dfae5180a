import { LOCALE_COOKIE, localeCookie } from '@/lib/i18n/cookie';
import { basePath } from '@/lib/paths';
import { CAME_FROM } from './storage';

/**
 * Runs in the head, before anything else of ours: it says on <html> that scripts run, and a script
 * of ours that fails to load reloads the page, at most once per 60 s, and never where the time of
 * the last one cannot be kept (spec.md section 8) or the page itself could not be had again. It
 * leaves `reloadOnce` for chunks that are loaded later (see `loadChunk`): they lack the HTML's
 * `async`, and some of them are not worth what the visitor has typed by then. The browser's own
 * smoothing between two pages may give up at any time, which is no fault of the page and nobody's to
 * catch.
 */
export const headScript = `
(function () {
  document.documentElement.dataset.scripts = '';
  window.reloadOnce = function () {
    if (window.navigator?.onLine === false) return false;
    try {
      var now = Date.now();
      if (now - Number(sessionStorage.getItem('reloaded_at')) < 60000) return false;
      sessionStorage.setItem('reloaded_at', String(now));
      if (sessionStorage.getItem('reloaded_at') !== String(now)) return false;
      location.reload();
      return true;
    } catch (error) {
      return false;
    }
  };
  addEventListener('unhandledrejection', function (event) {
    if (/^Transition was/.test(event.reason && event.reason.message)) event.preventDefault();
  });
  addEventListener('error', function (event) {
    var script = event.target;
    var isOurs = script && script.tagName === 'SCRIPT' && script.src.indexOf('/_next/static/') > 0;
    if (isOurs && script.hasAttribute('async')) window.reloadOnce();
  }, true);
})();`;

/**
 * Runs in the head of the English pages: who opens the root for the first time, with Spanish as the
 * first of the site's languages, goes to /es, once. Where the cookie cannot be kept, nobody is moved
 * (contracts.md, Locale cookie), nor is who comes from another page of ours: that was a choice. What
 * led here is kept for the traffic counter, which counts nothing on a page that is being left.
 */
export const localeScript = `
(function () {
  var isKept = function () { return /(^|; )${LOCALE_COOKIE}=/.test(document.cookie); };
  if (location.pathname.replace(/\\/$/, '') !== '${basePath}' || isKept()) return;
  if (document.referrer.indexOf(location.origin + '${basePath}/') === 0) return;
  var own = (navigator.languages || []).filter(function (each) { return /^(en|es)\\b/i.test(each); });
  if (!/^es/i.test(own[0] || '')) return;
  document.cookie = '${localeCookie('es')}' + (location.protocol === 'https:' ? '; Secure' : '');
  if (!isKept()) return;
  document.documentElement.dataset.leaving = '';
  try { sessionStorage.setItem('${CAME_FROM}', document.referrer); } catch (error) {}
  location.replace('${basePath}/es' + location.search + location.hash);
})();`;
