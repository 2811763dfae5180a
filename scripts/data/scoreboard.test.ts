import { expect, test } from 'vitest';
import { scoreboardOf } from './scoreboard';

const senator = {
  name: 'Joe Manchin, III',
  last_name: 'Manchin',
  state: 'WV',
  party: 'Democrat',
  office_phone: '202-224-3954',
  website: 'https://www.manchin.senate.gov',
  twitter: 'Sen_JoeManchin',
  votes: {
    s2093_cloture_motion_to_proceed_2021_06_22_rc246: 'Yea',
    min_wage_15_waive_budget_point_of_order_2021_03_05_rc74: 'Nay',
  },
};

test('a senator’s row holds what the scoreboard shows', () => {
  const { as_of, senators } = scoreboardOf({ as_of: '2021-06-16 (a commit)', senators: [senator] });

  expect(as_of).toBe('2021-06-16');
  expect(senators).toEqual([
    {
      name: 'Joe Manchin, III',
      last: 'Manchin',
      state: 'WV',
      party: 'D',
      phone: '202-224-3954',
      website: 'https://www.manchin.senate.gov',
      twitter: 'Sen_JoeManchin',
      voting: 'yea',
      wage: 'nay',
    },
  ]);
});

test('a vote that is none stops, with the name', () => {
  const odd = {
    ...senator,
    votes: { ...senator.votes, s2093_cloture_motion_to_proceed_2021_06_22_rc246: 'Maybe' },
  };

  expect(() => scoreboardOf({ as_of: '2021-06-16', senators: [odd] })).toThrow(
    'Joe Manchin, III: "maybe" is not a known vote',
  );
});
