'use client';

import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { targetsKind } from '@/lib/config/targets';
import selfie from '@/messages/selfie.json';
import signing from '@/messages/signing.json';
// before the samples: with its styles behind theirs, the home page's were two files
import '@/components/ui/video.module.css';
import { type SampleVideos, samples, storeSample } from './samples';

/** The states that a campaign does not have, by whom it addresses. */
const foreign = {
  'us-senators': /^$/,
  list: /senators|^numbers|^hours|both called/,
  nobody: /senators|^(call|script|numbers|hours) /,
};
const shownSamples = Object.entries(samples).filter(([name]) => !foreign[targetsKind()].test(name));

export function GalleryStates({ videos }: { videos: SampleVideos }) {
  const [shown, setShown] = useState<string | null>(null);

  return (
    <div className="rows">
      <ul className="cluster">
        {shownSamples.map(([name, sample]) => (
          <li key={name}>
            <Button
              lang="en-US"
              variant={name === shown ? 'dark' : 'outline'}
              aria-pressed={name === shown}
              onClick={() => {
                storeSample(sample);
                setShown(name);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <section key={shown} aria-label={shown}>
          <LazyMessages messages={{ selfie, signing }}>
            <Suspense>{samples[shown]?.shows(videos)}</Suspense>
          </LazyMessages>
        </section>
      )}
    </div>
  );
}
