import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundle, config } from '@/lib/config';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { renderIn } from '@/tests/support/renderIn';
import { ScoreboardScreen } from './ScoreboardScreen';

afterEach(() => {
  config.features.scoreboard = false;
});

describe.each(locales)('the scoreboard in %s, with its flag on', (locale) => {
  const { scoreboard: t } = messagesOf(locale);

  beforeEach(() => {
    config.features.scoreboard = true;
    history.replaceState(null, '', '/scoreboard');
    renderIn(locale, <ScoreboardScreen locale={locale} />);
  });

  test('has the totals, the hundred and the sources', () => {
    expect(screen.getByText('50').closest('dd')).toHaveTextContent(t.yea);
    expect(screen.getByText('42').closest('dd')).toHaveTextContent(t.yea);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(100);
    expect(screen.getByText(t.sources)).toBeVisible();
    expect(document.querySelector('a[href*="vote_117_1_00246"]')).toBeVisible();
    expect(document.querySelector('a[href*="vote_117_1_00074"]')).toBeVisible();
  });

  test('writes every vote in words', () => {
    const votes = [...document.querySelectorAll('td[data-label]')].map((cell) => cell.textContent);

    expect(votes).toHaveLength(200);
    expect(votes.filter((word) => word === t.yea)).toHaveLength(92);
    expect(votes.filter((word) => word === t.nay)).toHaveLength(108);
  });

  test('says how a draft is used, where it offers one', () => {
    expect(screen.getByText(t.writeNote)).toBeVisible();
  });

  test('has nothing that axe finds', async () => {
    const main = screen.getByRole('main');
    const { violations } = await axe.run(main, { rules: { 'color-contrast': { enabled: false } } });

    expect(violations.map(({ id }) => id)).toEqual([]);
  }, 30_000);
});

test('with its flag off it is closed', () => {
  renderIn('en', <ScoreboardScreen locale="en" />);

  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent(
    'The scoreboard is closed.',
  );
  expect(document.querySelector('table')).toBeNull();
});

test('without a template it says nothing of a draft', () => {
  config.features.scoreboard = true;
  const { scorecard_mail_body: body = '' } = bundle.en;
  bundle.en.scorecard_mail_body = '';
  renderIn('en', <ScoreboardScreen locale="en" />);

  expect(screen.queryByText(messagesOf('en').scoreboard.writeNote)).not.toBeInTheDocument();
  expect(document.querySelector('td a[href^="mailto:"]')).toBeNull();
  bundle.en.scorecard_mail_body = body;
});
