import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { publicConfig } from '../config/public-config';
import { defaultLocale, locales } from '../i18n/locales';
import { messagesOf } from './messages';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  return { locale, messages: messagesOf(locale), timeZone: publicConfig.time_zone };
});
