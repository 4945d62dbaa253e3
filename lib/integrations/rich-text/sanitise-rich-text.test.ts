import { describe, expect, test } from 'vitest'
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

  test('and a very long text is preserved', () => {
    const long = sanitiseRichText('<p>Hun elskede havet. <a href="https://x.dk">x</a></p>'.repeat(5_000))
    expect(long.match(/<p>Hun elskede havet\. /g)).toHaveLength(5_000)
  })
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
