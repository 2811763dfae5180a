import { post } from '@/lib/http';

const QUEUE_TIMEOUT_MS = 15_000;

/** Never the phone number given for a call. */
export type SignUpRequest = {
  name: string;
  email: string;
  address: string;
  zipCode: string;
  state: string;
  country: string;
};

/** One POST {host}/action with nested field names. Throws when not taken. */
export async function signUp(host: string, request: SignUpRequest): Promise<void> {
  const fields = new URLSearchParams({
    subject: 'Keep me posted',
    'member[first_name]': request.name,
    'member[email]': request.email,
    'member[street_address]': request.address,
    'member[postcode]': request.zipCode,
    'member[region]': request.state,
    'member[country]': request.country,
    hp_enabled: 'true',
    guard: '',
    'subscription[source]': 'website',
  });
  const { status } = await post(`${host}/action`, fields, QUEUE_TIMEOUT_MS);
  if (status < 200 || status > 399) throw new Error(`The queue answered ${status}.`);
}
