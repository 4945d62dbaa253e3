import { expect, it } from 'vitest'
import { readMarkup, writtenAsMarkup } from './read-markup'

it.each([
  ['<p>Han var <i>smed</i>&nbsp;i Hune.<br>Gift &amp; glad</p>', 'Han var smed i Hune.\nGift & glad'],
  ['Født i Ribe&amp;lt;br&amp;gt;Alder: 31', 'Født i Ribe\nAlder: 31'],
  ['Født i Ribe&lt;br /&gt;Alder: 31', 'Født i Ribe\nAlder: 31'],
  ['Bo &amp; Ida &quot;Bubba&quot; O&apos;Neill', 'Bo & Ida "Bubba" O\'Neill'],
  ['S&oslash;ren &#198;ble &#xC5;g&#xe5;rd &#150; &hellip;', 'Søren Æble Ågård – …'],
  ['<ul><li>Smed</li><li>Bonde</li></ul>', 'Smed\nBonde'],
  ['<table><tr><th>Navn</th><td>Ane</td></tr>\n<tr><th>Født</th><td>1801</td></tr></table>', 'Navn Ane\nFødt 1801'],
  ['<div>Et</div><div>to</div>\n<div>tre</div>', 'Et\nto\ntre'],
  ['<p>Et</p>\n<p>&nbsp;</p>\n<p>to</p>', 'Et\n \nto'],
  ['Et<br>\nto<BR/>tre<br\n/>fire', 'Et\nto\ntre\nfire'],
  [
    'Se <a href="https://arkiv.example/a?b=1&amp;c=2">kirkebogen</a>.',
    'Se kirkebogen (https://arkiv.example/a?b=1&c=2).',
  ],
  ["<A HREF='http://www.arkiv.example/' target=_blank><b>arkiv.example</b></A>", 'arkiv.example'],
  ['<a href="mailto:bo@example.dk">bo@example.dk</a>', 'bo@example.dk'],
  ['<a href="https://arkiv.example"><img src="a.jpg"></a>', 'https://arkiv.example'],
  ['<a href="javascript:alert(1)">Bo</a> og <a name="x">Ida</a>', 'Bo og Ida'],
  ['<style>p { color: red }</style><p class="MsoNormal">Bo<!-- note --></p><script>alert("<b>")</script>', 'Bo'],
  ['<?xml version="1.0"?><!DOCTYPE html><html><body>Bo<o:p></o:p></body></html>', 'Bo'],
  ['<span style="font-size: 12px; color: #000">Bo</span><font face=Arial size=2> og Ida</font>', 'Bo og Ida'],
  ['<td nowrap>Bo</td>', 'Bo '],
  ['<b>Bo</b> < Ida & Co', 'Bo < Ida & Co'],
])('%j reads %j', (written, read) => {
  expect(readMarkup(written)).toBe(read)
})

it.each([
  ...['Jensen & Søn', 'a < b', 'a<b', '<ukendt>', '<1800', 'Ida <3', '<?>', '<nn@example.dk>', '<b. 1801>', '<i live>'],
  ...['<p 12>', 'R&D;', '&notat;', '&region;', 'a?b=1&copy=2', '&', '&;', '&#;', '&#xZZ;', '<', '<>', '</>', '<br'],
  ...[
    '<!-- uden slutning',

    '<a href="x',
    '<https://arkiv.example>',
    '<Peder>',
    '--> <--',
    '<p@x.dk>',
    '&#0;',
  ],
  ...['&nbsp', 'AT&T', 'Bo\n\n\nIda', '  Bo  '],
])('%j stays to the letter', (text) => {
  expect(readMarkup(text)).toBe(text)
})

it.each(['<b>', 'Skriv &amp; og <br>', '&lt;p&gt;', 'a < b', 'Jensen & Søn', '<a href="x">y</a>'])(
  'what was typed as %j is read again',
  (text) => {
    expect(readMarkup(writtenAsMarkup(text))).toBe(text)
  },
)

it.each(['<a href="', '<b ', '&amp;', '<!--', '<style>', '<script', '<td a=b ', '<br>  ', '<p>', '<a>', ' ', '&lt;'])(
  'a megabyte of %j is read whole',
  (part) => {
    expect(readMarkup(part.repeat(Math.ceil(1_000_000 / part.length)))).not.toContain('\x1e')
  },
)
