import { config } from '@/lib/config/config';

const { instagram, facebook, twitter } = config.accounts;
const networks = { Instagram: instagram, Facebook: facebook, Twitter: twitter };

/** Links to the campaign's accounts. */
export function Accounts() {
  return (
    <ul className="cluster targets">
      {Object.entries(networks).map(([name, address]) => (
        <li key={name}>
          <a href={address}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
