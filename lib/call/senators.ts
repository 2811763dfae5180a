import senate from '@/lib/scoreboard/senate-votes.json';
import { senatorsOf as numbersOf } from './direct-numbers';

export type Vote = 'yea' | 'nay' | 'none';

/** One of a state's two senators, with the number in Washington and both roll calls. */
export type Senator = {
  id: string;
  name: string;
  lastName: string;
  party: 'D' | 'I' | 'R';
  isSenior: boolean;
  phone: string;
  votes: { votingRights: Vote; wage: Vote };
};

/** The two senators of a state, the senior one first; none for any other place. */
export function senatorsOf(stateCode: string): Senator[] {
  return numbersOf(stateCode).flatMap(({ name, phone }, index) => {
    const row = senate.senators.find((each) => each.phone === phone);
    if (!row) return [];
    return {
      id: `${stateCode}-${index}`,
      name,
      lastName: row.last,
      party: row.party as Senator['party'],
      isSenior: index === 0,
      phone,
      votes: { votingRights: row.voting as Vote, wage: row.wage as Vote },
    };
  });
}
