import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/lib/shared/seeded-random'
import { scriptInjections } from '@/tests/factories/script-injections'
import { richTextToPlain, sanitiseRichText } from './sanitise-rich-text'

const REL = 'rel="noopener nofollow ugc"'

describe('allowed markup is unchanged', () => {
  test.each([
    '<p>Hun elskede <strong>havet</strong>, <em>vinden</em> og <u>fuglene</u>.</p>',
    '<h2>Barndom</h2><h3>På Ærø</h3><p>Linje<br />ny linje</p><hr /><blockquote><p>Ord</p></blockquote>',
    '<ul><li>Åse</li><li><p>Bo</p></li></ul><ol><li><s>en</s></li></ol>',
    `<p><a href="https://example.dk/?a=1&amp;b=2" ${REL}>avisen</a> <a href="mailto:bo@example.dk" ${REL}>Bo</a></p>`,
    '<p>3 &lt; 5 &amp; 5 &gt; 3 – “citat” 🕯️</p>',
  ])('%s', (html) => {
    expect(sanitiseRichText(html)).toBe(html)
  })

  test.each([
    ['<b>fed</b> <i>kursiv</i> <strike>streg</strike>', '<strong>fed</strong> <em>kursiv</em> <s>streg</s>'],
    ['<h1>Liv</h1><h5>Lille</h5>', '<h2>Liv</h2><h3>Lille</h3>'],
    ['<div style="color:red"><span class="x">Ord</span></div>', 'Ord'],
    ['<p class="a" id="b" onclick="c()" style="d">Ord</p>', '<p>Ord</p>'],
    [
      '<a href="https://example.dk" target="_blank" rel="opener" onclick="x()">x</a>',
      `<a href="https://example.dk" ${REL}>x</a>`,
    ],
    ['<p>ikke lukket', '<p>ikke lukket</p>'],
    [
      '<p><a href="javascript:x">et</a> <a href="https://to.dk">to</a> <a href="#x">tre</a></p><p>fire</p>',
      `<p>et <a href="https://to.dk" ${REL}>to</a> tre</p><p>fire</p>`,
    ],
    ['<a href="https://a.dk">en<a href="//b.dk">to</a></a> tre', `<a href="https://a.dk" ${REL}>en</a>to tre`],
    ['<a href="https://a.dk"><p>en</p><p>to</p></a>', `<p><a href="https://a.dk" ${REL}>en</a></p><p>to</p>`],
    ['<b><i>en</b>to</i>tre', '<strong><em>en</em></strong>totre'],
    [
      '<p>en<strong>to<ul><li>tre</li></ul></strong>fire',
      '<p>en<strong>to</strong></p><ul><li><strong>tre</strong></li></ul><p>fire</p>',
    ],
    ['<div>en</div><div>to</div>', '<p>en</p><p>to</p>'],
    ['<li>en</li><li>to</li>', '<ul><li>en</li><li>to</li></ul>'],
    ['<ul>en<ul><li>to</li></ul></ul>', '<ul><li>en<ul><li>to</li></ul></li></ul>'],
    ['<ol start="4"><li>en</li></ol>', '<ol start="4"><li>en</li></ol>'],
    ['<p>en\u202Eto&#x200B;tre&shy;fire&#8238;fem\u0000</p>', '<p>entotrefirefem</p>'],
    [
      `<a href="https://a.dk/\u202Eb&quot;onclick=&quot;c">d</a>`,
      `<a href="https://a.dk/b&quot;onclick=&quot;c" ${REL}>d</a>`,
    ],
    ['<![CDATA[<b>en</b>]]><p>to<!-- <b> -->tre</p>', '<p>totre</p>'],
    ['', ''],
  ])('%s becomes %s', (html, expected) => {
    expect(sanitiseRichText(html)).toBe(expected)
  })
})

const SAFE_MARKUP =
  /<(?:\/?(?:p|h2|h3|strong|em|u|s|blockquote|ul|ol|li)|br \/|hr \/|\/a|a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener nofollow ugc")>/g

describe('an injection becomes harmless markup or plain text, and stays so', () => {
  test.each(scriptInjections)('%j', (html) => {
    for (const wrapped of [html, `<p>${html}</p>`, `<ul><li>${html}`]) {
      const clean = sanitiseRichText(wrapped)
      expect(clean.replace(SAFE_MARKUP, '')).not.toMatch(/[<>]/)
      expect(sanitiseRichText(clean)).toBe(clean)
    }
  })

  test('also when nested thousands of layers deep', () => {
    const deep = sanitiseRichText(`${'<blockquote>'.repeat(5_000)}<script>alert(1)</script>bund`)
    expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(20)
    expect(deep).not.toContain('alert')
  })

  test('also when a closing tag is searched among thousands of open ones', () => {
    expect(sanitiseRichText(`${'<b>'.repeat(1_200)}<em>fed</em>${'</i>'.repeat(1_200)}!`)).toBe(
      '<strong><em>fed</em>!</strong>',
    )
  })

  test('a long address is not written again for each of many paragraphs', () => {
    const address = `https://x.dk/${'a'.repeat(1_000)}`
    const paragraphs = '<p>x</p><p><b>y</b></p>'.repeat(100)
    const inLink = '<span style="font-weight:400">x</span>y'.repeat(100)
    for (const html of [`<a href="${address}">${paragraphs}</a>`, `<b><a href="${address}">${inLink}</a></b>`]) {
      expect(sanitiseRichText(html).split(address)).toHaveLength(2)
    }
  })

  test('and a very long text is preserved', () => {
    const long = sanitiseRichText('<p>Hun elskede havet. <a href="https://x.dk">x</a></p>'.repeat(5_000))
    expect(long.match(/<p>Hun elskede havet\. /g)).toHaveLength(5_000)
  })
})

/** What each element may be in. Markup that follows it has one meaning for every parser. */
const inlineTags = ['strong', 'em', 'u', 's', 'a', 'br']
const blockTags = ['p', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'hr']
const allowedIn = (outer: string | undefined) => {
  if (outer === 'ul' || outer === 'ol') return ['li']
  if (outer === undefined || outer === 'li' || outer === 'blockquote') return [...inlineTags, ...blockTags]
  return inlineTags
}

/** The first fault of a markup, or null. */
function faultOf(html: string): string | null {
  const open: string[] = []
  for (const [, tag = '', text = ''] of html.matchAll(/(<[^<]*?>)|([^<]+|<)/g)) {
    if (text !== '' && ['ul', 'ol'].includes(open.at(-1) ?? '')) return `text in a list`
    if (/[<>]|&(?!amp;|lt;|gt;)/.test(text)) return `text ${text}`
    const [whole = '', end, name = ''] =
      /^<(\/?)([a-z0-9]+)(?: href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener nofollow ugc"| start="\d{1,4}"| \/)?>$/.exec(
        tag,
      ) ?? []
    if (tag !== whole) return `tag ${tag}`
    if (end) {
      if (open.pop() !== name) return `end ${tag}`
    } else if (tag) {
      if (!allowedIn(open.at(-1)).includes(name)) return `${name} in ${open.at(-1)}`
      if (inlineTags.includes(name) && open.includes(name)) return `${name} in itself`
      if (name !== 'br' && name !== 'hr') open.push(name)
    }
  }
  return open.length > 0 ? `open ${open}` : null
}

const hostileParts = [
  ...'p h1 h2 h3 h6 strong em u s b i strike blockquote ul ol li a div span table tr td br hr pre ins del q'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `<${name} class=x onclick=y()>`, `</${name}>`, `</${name}>`]),
  ...[
    'svg',
    'math',
    'template',
    'style',
    'script',
    'title',
    'textarea',
    'select',
    'xmp',
    'noscript',
    'o:p',
    'head',
  ].flatMap((name) => [`<${name}>`, `</${name}>`, `<${name}>alert(1)</${name}>`]),
  ...[
    'javascript:alert(1)',
    'JaVa&#115;cript:alert(1)',
    'java&Tab;script:x',
    '&#x6A;avascript&colon;x',
    ' data:x',
    '//x.dk',
  ].map((address) => `<a href="${address}">`),
  ...['https://x.dk/"onclick="y', "https://x.dk/'<b>", 'mailto:bo@x.dk', 'http://x.dk?a&amp;b&lt;'].map(
    (address) => `<a href='${address.replaceAll("'", '&#39;')}' target=_blank>`,
  ),
  ...['<!--', '-->', '<!-- <p> -->', '<![CDATA[', ']]>', '<![if !x]>', '<![endif]>', '<?xml ?>', '<!doctype html>'],
  ...[
    '\u0000',
    '\u202E',
    '\u200B',
    '&',
    '&lt;',
    '&#60;script&#62;',
    '&amp;lt;',
    '&nbsp;',
    '"',
    "'",
    '<',
    '>',
    '</',
    '<a ',
    '/>',
  ],
  ...['<p style="mso-list:l0 level2 lfo1">', '<span style="mso-list:Ignore">1.</span>', '<p class=MsoListParagraph>'],
  ...['<span style="font-weight:700;font-style:italic">', '<b style="font-weight:normal">', '<li data-aria-level=3>'],
  ...['Hun', ' ', '\n', '  så \n lys', 'ÆØÅ', '🕯️', '·\u00a0'],
]

test.each([1, 2, 3, 4, 5, 6, 7, 8])('whatever comes, the answer is balanced and comes again of itself (%i)', (seed) => {
  const random = seededRandom(seed)
  for (let round = 0; round < 150; round += 1) {
    const length = 1 + Math.floor(random() * 40)
    const html = Array.from({ length }, () => hostileParts[Math.floor(random() * hostileParts.length)]).join('')
    const clean = sanitiseRichText(html)
    expect([html, faultOf(clean)]).toEqual([html, null])
    expect([html, sanitiseRichText(clean)]).toEqual([html, clean])
  }
})

test.each([
  '<p><a href="https://x.dk">a</p>',
  '<p>a<p>b</p></p>',
  '<ul>a</ul>',
  '<p onclick="x">a</p>',
  '<p>a',
  'a</p>',
  'a < b',
])('the fault in %s would be seen', (html) => {
  expect(faultOf(html)).not.toBeNull()
})

describe('the plain text of a rich text', () => {
  test.each([
    [
      '<h2>Barndom</h2><p>Født på Ærø &amp; glad.<br />Altid.</p><p>Så voksen.</p>',
      'Barndom\n\nFødt på Ærø & glad.\nAltid.\n\nSå voksen.',
    ],
    ['<p>Børn:</p><ul><li>Åse</li><li><p>Bo</p></li></ul><p>Slut</p>', 'Børn:\n\n- Åse\n- Bo\n\nSlut'],
    ['<p>3 &lt; 5 &amp;lt; <a href="https://x.dk">link</a></p>', '3 < 5 &lt; link'],
    ['<p>to\n   linjer</p>', 'to linjer'],
    ['<script>alert(1)</script>', ''],
    ['', ''],
  ])('%j is %j', (html, plain) => {
    expect(richTextToPlain(html)).toBe(plain)
  })
})
