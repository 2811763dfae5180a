import { describe, expect, test } from 'vitest';
import { htmlReport, plainText, safeHtml } from './sanitize';

test.each([
  ['a script', '<script>alert(1)</script><p>March</p>', '<p>March</p>'],
  ['a script in a drawing', '<svg><script>alert(1)</script></svg>March', 'March'],
  ['a handler', '<p onclick="alert(1)">March</p>', '<p>March</p>'],
  ['a picture with a handler', '<img src="x" onerror="alert(1)">March', 'March'],
  ['a javascript: link', '<a href="javascript:alert(1)">March</a>', '<a>March</a>'],
  ['one in capitals', '<a href="JavaScript:alert(1)">March</a>', '<a>March</a>'],
  ['one with a tab in it', '<a href="java\tscript:alert(1)">March</a>', '<a>March</a>'],
  ['one in entities', '<a href="&#106;avascript:alert(1)">March</a>', '<a>March</a>'],
  ['a data: link', '<a href="data:text/html,x">March</a>', '<a>March</a>'],
  ['a link without a scheme', '<a href="//evil.example">March</a>', '<a>March</a>'],
  ['a style attribute', '<p style="position:fixed">March</p>', '<p>March</p>'],
  ['a style sheet', '<style>p { display: none }</style>March', 'March'],
  ['a frame', '<iframe src="https://evil.example"></iframe>March', 'March'],
  ['a form', '<form action="https://evil.example">March</form>', 'March'],
])('HTML from the content keeps its words and loses %s', (_case, html, safe) => {
  expect(safeHtml.parse(html)).toBe(safe);
});

describe('HTML from the content keeps what an editor may use', () => {
  test.each([
    '<p>End the <em>filibuster</em>, <b>now</b>.<br />Sing.</p>',
    '<ol><li>one</li><li>two</li></ol>',
    '<a href="https://example.org/a?b=1&amp;c=2">page</a>',
    '<a href="/call">call</a>',
    '<a href="mailto:{email}">{email}</a>',
    '<a href="tel:+12022243121">(202) 224-3121</a>',
    '<span lang="en-US">Open Font License</span>',
  ])('%s', (html) => {
    expect(safeHtml.parse(html)).toBe(html);
  });

  test.each([
    ['target="_blank" rel="opener"', ' target="_blank" rel="noopener"'],
    ['rel="opener external" target="_blank"', ' target="_blank" rel="noopener"'],
    ['target="_blank"', ' target="_blank" rel="noopener"'],
    ['target="call" rel="opener"', ''],
    ['target="_top"', ''],
    ['rel="opener"', ''],
  ])('a link opens here or in a new tab that cannot reach back: %s', (given, kept) => {
    expect(safeHtml.parse(`<a href="https://example.org" ${given}>x</a>`)).toBe(
      `<a href="https://example.org"${kept}>x</a>`,
    );
  });
});

test.each([
  ['<b>August 2</b>: March', 'August 2: March'],
  ['Revival &amp; Rally', 'Revival & Rally'],
  ['U.S.&nbsp;Supreme\n  Court', 'U.S. Supreme Court'],
  ['5 &lt; 6', '5 < 6'],
  ['&amp;lt;b&amp;gt; is bold', '&lt;b&gt; is bold'],
  ['<script>alert(1)</script>March', 'March'],
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['Sing<br>and<br />march', 'Sing and march'],
  ['Bring<ul><li>water</li><li lang="es">agua</li></ul>', 'Bring water agua'],
  ['<b>Mor</b>al <pre>Monday</pre>', 'Moral Monday'],
])('the plain words of %s are %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test.each([
  ['<p onclick="x()"><blink>To</blink></p>', ['<blink>', 'onclick="x()"'], []],
  ['<a href="javascript:x()">March</a>', ['href="javascript:x()"'], []],
  ['<script>x()</script>March', ['<script>'], []],
  ['<b>March', [], ['<b>']],
  ['<b><i>March</b></i>', [], ['<i>', '</i>']],
  ['March</b>', [], ['</b>']],
  ['<a target="_top" href="/call">Call</a><br>March', [], []],
])('of %s it tells that %j was removed and %j repaired', (html, removed, repaired) => {
  expect(htmlReport(html)).toMatchObject({ removed, repaired });
});
