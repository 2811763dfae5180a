// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pastedHtml } from './pasted-html';

const plain = 'font-size:11pt;color:#000000;font-weight:400;font-style:normal;';
/** As Chrome puts a Google Doc on the clipboard. */
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr">
<span style="${plain}">Before you come</span></h2><p dir="ltr" style="line-height:1.38"><span style="${plain}">Please
</span><span style="font-weight:700;font-style:normal">wear a mask</span><span style="${plain}"> and read </span><a
href="https://example.org/rules" style="text-decoration:none"><span style="font-style:italic;text-decoration:underline">our
rules</span></a><span style="${plain}"> first.</span></p><br /><ul style="margin-top:0"><li dir="ltr" style="font-weight:400"
aria-level="1"><p dir="ltr" role="presentation"><span style="${plain}">Water</span></p><p>and ice</p></li><li dir="ltr"><p dir="ltr"
role="presentation"><span style="font-weight:700;font-style:italic">A hat</span></p></li></ul><p dir="ltr"><span><img
src="https://example.org/x"></span></p></b><br class="Apple-interchange-newline">`;
const bullet = (mark: string) =>
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`;
const item = "<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'>";
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p {margin:0in} --></style></head>
<body lang=EN-US><!--StartFragment--><p class=MsoNormal><a name="_Toc1"></a>Please <b style='mso-bidi-font-weight:normal'>wear
a mask</b> and <u>read</u> <a href="https://example.org/rules">our <i>rules</i></a>.<o:p></o:p></p><p class=MsoNormal>
<o:p>&nbsp;</o:p></p>${item}${bullet('·')}Water<o:p></o:p></p>${item}${bullet('o')}A <b><i>hat</i></b></p>
${item}${bullet('1.')}First</p><table><tr><td><p class=MsoNormal>Cell</p></td></tr></table><!--EndFragment--></body></html>`;

test.each([
  [
    'Google Docs',
    DOCS,
    '<p>Before you come</p><p>Please <b>wear a mask</b> and read <a href="https://example.org/rules"><i>our rules</i></a> first.</p><ul><li>Water<br>and ice</li><li><b><i>A hat</i></b></li></ul>',
    ['pictures', 'headings', 'looks'],
  ],
  [
    'Word',
    WORD,
    '<p>Please <b>wear a mask</b> and read <a href="https://example.org/rules">our <i>rules</i></a>.</p><ul><li>Water</li><li>A <b><i>hat</i></b></li></ul><ol><li>First</li></ol><p>Cell</p>',
    ['tables', 'looks'],
  ],
])(
  'of %s bold, italics, links, lists and paragraphs arrive alone',
  (_from, pasted, html, leftOut) => {
    const arrived = pastedHtml(pasted, true);
    expect(arrived.html).toBe(html);
    expect(arrived.leftOut).toEqual(leftOut);
    const lines = html.replace(/<(ul|ol|p|li)>/g, '').replace(/(<\/(p|li|ul|ol)>)+/g, '<br>');
    const inLine = pastedHtml(pasted, false);
    expect(inLine.html).toBe(lines.replace(/<br>$/, ''));
    expect(inLine.leftOut).toEqual([...leftOut, 'lists']);
  },
);
