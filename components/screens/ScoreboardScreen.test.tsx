import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { config } from '@/lib/config/config';
import { messagesOf } from '@/lib/messages/messages';
import { changeContent } from '@/tests/support/content';
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

test('with its flag on it has the totals, the hundred, and the sources', () => {
  renderIn('es', <ScoreboardScreen locale="es" />);
  expect(screen.getByText('50').closest('dd')).toHaveTextContent(t.yea);
  expect(screen.getByText('42').closest('dd')).toHaveTextContent(t.yea);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(100);
  expect(document.querySelector('a[href*="vote_117_1_00246"]')).toBeVisible();
  expect(document.querySelector('a[href*="vote_117_1_00074"]')).toBeVisible();
  expect(screen.getByText(t.writeNote)).toBeVisible();
});

test('without a template it says nothing of a draft', () => {
  changeContent('en', { scorecard_mail_body: '' });
  renderIn('en', <ScoreboardScreen locale="en" />);
  expect(screen.queryByText(messagesOf('en').scoreboard.writeNote)).not.toBeInTheDocument();
  expect(document.querySelector('td a[href^="mailto:"]')).toBeNull();
});
