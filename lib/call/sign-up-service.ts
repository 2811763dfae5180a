import { post } from '@/lib/http';
import { plainDigits } from './phone-and-zip';
import type { CallFields } from './visitor';

const QUEUE_TIMEOUT_MS = 15_000;

/** Never the phone number given for a call, nor the reason for it. */
export type Member = Pick<CallFields, 'name' | 'email' | 'address' | 'userLocation' | 'state'>;

/** One POST {host}/action with nested field names. Throws when not taken. */
export async function signUp(host: string, member: Member): Promise<void> {
  const fields = new URLSearchParams({
    subject: 'Keep me posted',
    'member[first_name]': member.name.trim(),
    'member[email]': member.email.trim(),
    'member[street_address]': member.address.trim(),
    'member[postcode]': plainDigits(member.userLocation ?? ''),
    'member[region]': member.state.trim(),
    'member[country]': 'US',
    hp_enabled: 'true',
    guard: '',
    'subscription[source]': 'website',
  });
  const { status } = await post(`${host}/action`, fields, QUEUE_TIMEOUT_MS);
  if (status < 200 || status > 399) throw new Error(`The queue answered ${status}.`);
}
