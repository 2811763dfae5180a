import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { config } from '@/lib/config/config';
import { bundle } from '@/lib/content/bundle';
import { messagesOf } from '@/lib/messages/messages';
import { renderIn } from '@/tests/support/renderIn';
import { ScoreboardScreen } from './ScoreboardScreen';

const { scoreboard: t } = messagesOf('es');

beforeEach(() => {
  config.features.scoreboard = true;
  history.replaceState(null, '', '/scoreboard');
  return () => {
    config.features.scoreboard = false;
  };
});

test('with its flag on it has the totals, the hundred, every vote in words, and the sources', () => {
  renderIn('es', <ScoreboardScreen locale="es" />);
  expect(screen.getByText('50').closest('dd')).toHaveTextContent(t.yea);
  expect(screen.getByText('42').closest('dd')).toHaveTextContent(t.yea);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(100);
  expect(document.querySelector('a[href*="vote_117_1_00246"]')).toBeVisible();
  expect(document.querySelector('a[href*="vote_117_1_00074"]')).toBeVisible();
  expect(screen.getByText(t.writeNote)).toBeVisible();

  const votes = [...document.querySelectorAll('td[data-label]')].map((cell) => cell.textContent);
  expect(votes).toHaveLength(200);
  expect(votes.filter((word) => word === t.yea)).toHaveLength(92);
  expect(votes.filter((word) => word === t.nay)).toHaveLength(108);
});

test('without a template it says nothing of a draft', () => {
  const { scorecard_mail_body: body = '' } = bundle.en;
  bundle.en.scorecard_mail_body = '';
  renderIn('en', <ScoreboardScreen locale="en" />);
  bundle.en.scorecard_mail_body = body;

  expect(screen.queryByText(messagesOf('en').scoreboard.writeNote)).not.toBeInTheDocument();
  expect(document.querySelector('td a[href^="mailto:"]')).toBeNull();
});
