/**
 * Runs in the head, before anything else of ours: it says on <html> that scripts run, and a script of ours that fails to load reloads the
 * page, at most once per 60 s, and never where the time of the last one cannot be kept (spec.md
 * section 8). It leaves `reloadOnce` for chunks that are loaded later.
 */
export const headScript = `
(function () {
  document.documentElement.dataset.scripts = '';
  window.reloadOnce = function () {
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
  addEventListener('error', function (event) {
    var script = event.target;
    if (script && script.tagName === 'SCRIPT' && script.src.indexOf('/_next/static/') > 0) {
      window.reloadOnce();
    }
  }, true);
})();`;
