import { formAt } from './cms-handles';
import { ask } from './dialog';
import { t } from './messages';
import { close, isUnsaved } from './open-form';

/** Asks before a form with unsaved words is left, by navigation or by closing the page. */
export function askBeforeLeaving(): void {
  let mayLeave = false;
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // registered before the CMS's listeners, which hear of nothing until the answer
  addEventListener('hashchange', async (event) => {
    const isLeft = formAt(event.oldURL) !== null && event.newURL !== event.oldURL;
    if (!isLeft || mayLeave || !isUnsaved()) {
      mayLeave = false;
      if (isLeft) close(false);
      return;
    }
    event.stopImmediatePropagation();
    history.pushState(history.state, '', event.oldURL);
    mayLeave = await ask(t('leave.question'), { yes: t('leave.go'), no: t('leave.stay') });
    if (mayLeave) history.back();
  });
}
