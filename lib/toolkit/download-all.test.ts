import { expect, test } from 'vitest';
import { downloadAllAddress } from './download-all';

const FOLDER = 'https://files.example.org/kit';
const OURS = '/images/a.png';

test.each([
  ['the folder that the content names', FOLDER, OURS, FOLDER],
  ['our own zip where it names none', '', OURS, '/downloads/toolkit-es.zip'],
  ['nowhere without pictures of our own', '', 'https://cms.example.org/a.png', null],
])('all pictures are had from %s', (_, toolkit_page_download_all_link, image, address) => {
  const toolkit = [{ id: 'one', title: 'One' as never, image, tweets: [] }];
  expect(downloadAllAddress('es', { toolkit, toolkit_page_download_all_link })).toBe(address);
});
