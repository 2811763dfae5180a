import type { SafeHtml } from '@/lib/content/model/html';
import type { Livestream } from '@/lib/content/model/livestreams';

/** A livestream of August 2nd, 2021, 14:45 to 16:45 UTC, with a test's own values. */
export function livestreamWith(own: Partial<Livestream> = {}): Livestream {
  return {
    id: '2021-08-02-1445',
    title: 'National Moral Monday',
    description: 'From Union Station to the Capitol.' as SafeHtml,
    livestream_service: 'youtube',
    livestream_id: 'M7lc1UVf-VE',
    backup_service: null,
    backup_id: null,
    spanish_service: null,
    spanish_id: null,
    is_first: false,
    thumbnail: null,
    date: '2021-08-02T14:45:00Z',
    end_time: '2021-08-02T16:45:00Z',
    formatted_date: 'August 2nd, 2021',
    formatted_time: '10:45 AM ET / 7:45 AM PT',
    visible: true,
    ...own,
  };
}
