import { useTranslations } from 'next-intl';
import { LazyImage } from '@/components/ui/LazyImage';
import { Section } from '@/components/ui/Section';
import { WordsTweet } from '@/components/selfie/WordsTweet';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { ActionPage } from './ActionPage';

const steps = ['photo', 'words', 'poster'] as const;

export function SelfieScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const t = useTranslations();
  const { values, text, fallbackLang } = content;
  // the words of each sample (scripts/art), by the end of its file's name
  const samples = [
    ['', 'selfies_sample_caption'],
    ['-2', 'selfies_default_caption'],
    ['-3', 'intro_title'],
  ] as const;

  return (
    <ActionPage
      content={content}
      action="selfie"
      picture="phone"
      title={text('selfies_title')}
      lead={<p className="lead" {...text('selfies_description')} />}
      cta={text('selfies_cta')}
      withoutScripts={<p>{t('actionPage.withoutBooth')}</p>}
      next={
        <p>
          <WordsTweet>{t('actionPage.postWords')}</WordsTweet>
        </p>
      }
    >
      <Section id="what">
        <div className="stack">
          <h2 className="subTitle" id="what-title">
            {t('actionPage.whatYouMake')}
          </h2>
          <ol className="numbered">
            {steps.map((step) => (
              <li key={step}>{t(`actionPage.${step}`)}</li>
            ))}
          </ol>
          <ul className="screenOnly three">
            {samples.map(([end, key]) => (
              <li key={key} lang={fallbackLang(key)}>
                <LazyImage
                  src={`/images/selfie-sample${end}-${locale}-640.webp`}
                  width={640}
                  height={640}
                  alt={t('selfie.sampleAlt', { caption: values[key] })}
                />
              </li>
            ))}
          </ul>
          <p className="screenOnly note">{t('actionPage.samples')}</p>
        </div>
      </Section>
    </ActionPage>
  );
}
