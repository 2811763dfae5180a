import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentProvider } from '@/components/providers/ContentProvider';
import { loadClientContent, loadContent } from '@/lib/content/load';
import { nextEvent } from '@/lib/schedule/next-event';
import { renderIn } from '@/tests/support/renderIn';
import { NextActions } from './NextActions';

const ofContent = nextEvent(loadContent('en'));

test.each([
  ['to come', ofContent, 1],
  ['without a moment', undefined, 1],
  ['that is over', ofContent && { ...ofContent, endsAt: Date.now() }, 0],
])('after a call, an event %s is offered %s times', (_, event, times) => {
  renderIn(
    'en',
    <ContentProvider data={loadClientContent('en')} nextEvent={event}>
      <NextActions />
    </ContentProvider>,
  );
  expect(screen.queryAllByText('Join the Next Moral Monday')).toHaveLength(times);
});
