import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { PageHead } from '@/components/ui/PageHead';
import { Section } from '@/components/ui/Section';
import { ModalLink } from '@/components/modals/ModalLink';
import { PageLayout } from '@/components/shell/PageLayout';
import type { SampleVideos } from '@/components/gallery/samples';
import { OpenLetterSection } from '@/components/letter/OpenLetterSection';
import { TrailerLink } from '@/components/video/TrailerLink';
import { publicConfig } from '@/lib/config/public-config';
import { hasCalls } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { sectionNames } from '@/lib/content/model/site';
import type { Locale } from '@/lib/i18n/locales';
import { modalHashes, modalNames } from '@/lib/modals/deep-links';
import { streamsOf } from '@/lib/schedule/streams';
import { NamedSections } from './NamedSections';

// each on its own, so that the gallery's mix of features does not regroup the styles of other pages
const GalleryParts = dynamic(() =>
  import('@/components/gallery/GalleryParts').then((m) => m.GalleryParts),
);
const GalleryStates = dynamic(() =>
  import('@/components/gallery/GalleryStates').then((m) => m.GalleryStates),
);

function sampleVideos({ values, locale }: LocalizedContent): SampleVideos {
  const sources = values.livestreams.flatMap((each) => streamsOf(each, locale));
  return Object.fromEntries(sources.map((source) => [source.service, source]));
}

export function GalleryScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const t = useTranslations();

  return (
    <PageLayout content={content} path="/test">
      <PageHead id="gallery" title={t('titles.gallery')}>
        <p className="lead">{t('gallery.lead')}</p>
      </PageHead>
      <Section id="modals" title={t('gallery.modals')}>
        <ul className="stack">
          {modalNames
            .filter((name) => hasCalls() || !name.startsWith('call-'))
            .map((name) => {
              const Opener = name === 'trailer' ? TrailerLink : ModalLink;
              return (
                <li key={name}>
                  <Opener
                    modal={name}
                    href={modalHashes[name] ?? '#modals'}
                    className={buttonClass({ variant: 'outline' })}
                  >
                    {t('gallery.open', { name })}
                  </Opener>
                </li>
              );
            })}
        </ul>
      </Section>
      {!publicConfig.isArchived && (
        <Section id="states" title={t('gallery.states')}>
          <GalleryStates videos={sampleVideos(content)} />
        </Section>
      )}
      <GalleryParts content={content} />
      <OpenLetterSection {...content} />
      <NamedSections names={sectionNames} content={content} />
    </PageLayout>
  );
}
