import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { messagesOf } from '@/lib/messages/messages';
import { rememberAction, type VisitorAction } from '@/lib/placard/state';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { HeroPart, HeroQuestion } from './HeroQuestion';

beforeEach(newVisit);

test.each<[VisitorAction[], asksToCall: boolean, asksToShare: boolean]>([
  [[], false, false],
  [['signed'], true, false],
  [['called'], false, true],
  [['signed', 'called'], true, true],
  [['poster'], false, false],
])(
  'a visitor who has done %s is asked to call first: %s, and to share: %s',
  async (done, call, share) => {
    done.forEach(rememberAction);
    const { container } = renderIn(
      'en',
      <HeroQuestion>
        <HeroPart name="answer" question="Which side are you on?">
          <p>Four demands</p>
        </HeroPart>
      </HeroQuestion>,
    );
    const { placard, share: t } = messagesOf('en');
    const latest = done.at(-1);
    await screen.findByText(latest ? new RegExp(placard[latest]) : 'Four demands');
    // the order of the buttons is the stylesheet's
    expect(container.querySelectorAll('[data-signed]')).toHaveLength(call ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: t.title })).toHaveLength(share ? 1 : 0);
  },
);
