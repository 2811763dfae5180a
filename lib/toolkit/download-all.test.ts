import { expect, test } from 'vitest';
import { downloadAllAddress } from './download-all';

const entry = (image: string | null) => ({ id: 'one', title: 'One' as never, image, tweets: [] });
const kit = (link: string, image: string | null) => ({
  toolkit: [entry(image)],
  toolkit_page_download_all_link: link,
});

test.each([
  [
    'the folder that the content names',
    kit('https://files.example.org/kit', '/images/a.png'),
    'https://files.example.org/kit',
  ],
  ['our own zip where it names none', kit('', '/images/a.png'), '/downloads/toolkit-es.zip'],
  ['nowhere without pictures of our own', kit('', 'https://cms.example.org/a.png'), null],
])('all pictures are had from %s', (_, content, address) => {
  expect(downloadAllAddress('es', content)).toBe(address);
});
