import { randomFrom, startSequence } from '@/tests/support/e2e-sequence';
import { expect, test } from './visitor';

const SEQUENCES = 100;
const ACTIONS = 8;
const FIRST_SEED = Number(process.env.SEED ?? 1);

// no retries: a call that rings twice only sometimes is a failure
test.describe.configure({ retries: 0 });
test.use({ hasTouch: true });

for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
  test(`whatever is done in whatever order, one press is one call and no word is lost: seed ${seed} @all`, async ({
    page,
    context,
    phone,
    allow,
  }) => {
    allow(/status( of)? [45]\d\d|ERR_|ChunkLoadError/);
    expect(phone).not.toBe('');
    const done: string[] = [];
    const sequence = await startSequence(page, context, randomFrom(seed));
    await test.step(`seed ${seed}`, async () => {
      for (let count = 0; count < ACTIONS; count += 1) {
        await sequence
          .step((name) => done.push(name))
          .catch((error: unknown) => {
            throw new Error(`Seed ${seed}, after ${done.join(', ')}: ${error}`, { cause: error });
          });
      }
      await sequence.end();
    });
  });
}
