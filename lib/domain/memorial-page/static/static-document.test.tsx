import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { samplePage } from '@/components/demonstration/sample-page'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { parsePage, type StaticRules } from '@/lib/domain/memorial-page/static/static-document'

const rules: StaticRules = {
  slug: 'eksempel',
  places: new Map(),
  links: [],
  day: new Date('2031-05-03T12:00:00Z'),
  liveAddress: 'https://mindelund.dk/memorial/eksempel',
}
const inDocument = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="da"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`
const written = (body: string, changed: Partial<StaticRules> = {}) =>
  parsePage(inDocument(body)).written({ ...rules, ...changed })
/** What is left in the body, before the sentence at the foot. */
const left = (body: string, changed: Partial<StaticRules> = {}) =>
  written(body, changed).split(/<body>|<footer>/)[1] ?? ''

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['data for search engines', '<script type="application/ld+json">{}</script>'],
  [
    'a form with its fold',
    '<details open><summary>Skriv</summary><form action="/api"><p>Dit navn</p></form></details>',
  ],
  ['a button', '<p><button type="button">Del</button></p>'],
  ['what only script shows', '<p hidden>Vis som lysbilleder</p>'],
  ['an element nobody knows', '<min-ting><p>Noget nyt</p></min-ting>'],
  ['a frame', '<iframe src="https://example.com"></iframe>'],
  ['a link into the service', '<ul><li><a href="/privacy">Privatliv</a></li></ul>'],
  ['a link by script', '<p><a href="javascript:alert(1)">Her</a></p>'],
  ['a link to a place that is gone', '<nav><ul><li><a href="#minder">Minder</a></li></ul></nav>'],
  ['a section with a heading only', '<section id="andet"><div><h2>Andet</h2><button>Ny</button></div></section>'],
  ['how to pass the page on', '<section id="del"><h2>Del siden</h2><p>Giv adressen videre: <b>her</b></p></section>'],
  [
    'a section about an empty list',
    '<section><h2>Hilsner</h2><p>Ingen endnu.</p><ul id="hilsner-liste"></ul></section>',
  ],
  [
    'a picture that is not stored',
    '<figure><a href="/media/a/640.webp"><img src="/media/a/80.webp" alt="Far"></a><figcaption>Far</figcaption></figure>',
  ],
  [
    'a film that is not stored',
    '<figure><div><video controls src="/media/a/file"></video></div><figcaption>Jul</figcaption></figure>',
  ],
  ['a picture from elsewhere', '<p><img src="https://example.com/a.png" alt="Sporing"></p>'],
])('takes out %s', (_, body) => {
  expect(left(body)).toBe('')
})

test.each([
  ['words of a relative with a page', '<dd><a href="/memorial/peter">Peter</a></dd>', '<dd>Peter</dd>'],
  ['a way to another place', '<p><a href="https://www.youtube.com/watch?v=1" rel="noopener">Se</a></p>', undefined],
  ['a place of the page', '<p id="a"><a href="#a">Op</a></p>', undefined],
  ['a folded text', '<details><summary>Læs</summary><p>Alt</p></details>', undefined],
  [
    'a drawing',
    '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><path fill="url(#g)"></path></svg>',
    '<svg viewBox="0 0 1 1"><linearGradient id="g"/><path fill="url(#g)"/></svg>',
  ],
  ['text that looks like markup', '<p>5 &lt; 6 &amp; "7" æøå</p>', undefined],
  [
    'the words of an element, without what only script reads',
    '<p onclick="x()" data-share="a" style="background:url(/a)" class="b" data-slot="name">Ja</p>',
    '<p class="b" data-slot="name">Ja</p>',
  ],
])('keeps %s', (_, body, expected = body) => {
  expect(left(body)).toBe(expected)
})

test('shows files by their places in the copy, a picture with one place without a choice of widths', () => {
  const picture =
    '<picture><source type="image/avif" srcset="/media/a/80.avif 80w, /media/a/160.avif 160w" sizes="9rem"><img src="/media/a/80.webp" srcset="/media/a/80.webp 80w, /media/a/160.webp 160w" sizes="9rem" alt=""></picture>'
  const addresses = ['/media/a/80.avif', '/media/a/160.avif', '/media/a/80.webp', '/media/a/160.webp']
  expect(parsePage(inDocument(picture)).addresses.sort()).toEqual([...addresses].sort())
  const own = new Map(addresses.map((address) => [address, address.replace('/media/a/', 'medier/a-')]))
  expect(left(picture, { places: own })).toBe(picture.replaceAll('/media/a/', 'medier/a-'))
  const original = new Map(addresses.map((address) => [address, 'Jul/001.jpg']))
  expect(left(picture, { places: original })).toBe('<picture><img src="Jul/001.jpg" alt=""></picture>')
})

test('a film stays without its still, which it can do without', () => {
  const film = '<figure><div><img alt="" src="/media/a/80.webp"><video src="/media/a/file"></video></div></figure>'
  const places = new Map([['/media/a/file', 'Film/001.mp4']])
  expect(left(film, { places })).toBe('<figure><div><video src="Film/001.mp4" controls=""></video></div></figure>')
})

test('leads to an album’s document, and to none of an album that has none', () => {
  const id = '0197a1f2-8a5c-7000-8000-000000000001'
  const album = `<ul><li><a href="/memorial/eksempel?album=${id}#billeder">Sommer</a></li></ul>`
  expect(left(album, { albums: new Map([[id, 'album-1.html']]) })).toBe(
    '<ul><li><a href="album-1.html">Sommer</a></li></ul>',
  )
  expect(left(album)).toBe('')
})

test('keeps music with its notes, and without them where they are not stored', () => {
  const [sound, sheet] = ['/media/a/file', '/api/memorials/m/songs/s/sheet/pdf']
  const body = `<figure><audio src="${sound}"></audio><a href="${sheet}" download="noder.pdf">Noder</a></figure>`
  const places = new Map([[sound, 'medier/a.mp3']])
  expect(parsePage(inDocument(body)).addresses).toEqual([sound, sheet])
  expect(left(body, { places: new Map([...places, [sheet, 'medier/s.pdf']]) })).toBe(
    '<figure><audio src="medier/a.mp3" controls=""></audio><a href="medier/s.pdf" download="noder.pdf">Noder</a></figure>',
  )
  expect(left(body, { places })).toBe('<figure><audio src="medier/a.mp3" controls=""></audio></figure>')
})

test('leads to the parts of a list, also where the page does not', () => {
  const links = ['hilsner-3.html', 'lys-2.html']
  const more =
    '<section id="gaestebog"><p><a href="/memorial/eksempel?side=hilsner.MTIz#hilsner-liste">Flere</a></p></section>'
  expect(left(more, { links })).toContain('<a href="hilsner-3.html">Flere</a>')
  expect(left(more, { links }).match(/<a /g)).toHaveLength(1)
  expect(left(more)).toBe('')
  const burned = '<section id="lys"><div><h2>Lys</h2><p>9 er tændt i alt.</p><ul></ul></div></section>'
  expect(left(burned, { links })).toContain('href="lys-2.html">Se alle lys</a></p></div></section>')
})

test('fetches no fonts, pictures or sheets by its style, and keeps those of the device', () => {
  const css =
    '@import "a.css";@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local("Georgia")}p{background:url("/b.png");fill:url(#g);content:"<b>"}'
  const { written: write } = parsePage(inDocument('<p>Ja</p>', `<style>${css}</style><link rel="preload" href="/a">`))
  expect(write(rules)).toContain(
    '<style>@no-import "a.css";@font-face{font-family:B;src:local("Georgia")}p{background:none;fill:url(#g);content:"<b>"}</style>',
  )
})

test('night is chosen by the device, and not on paper', () => {
  const styles = ':root{--a:1}.dark{--a:2}:root.dark{--b:3}:root:has(#moerk:checked){--c:4}'
  const html = parsePage(inDocument('<p>Karen</p>', `<style>${styles}</style>`)).written(rules)
  const night = '@media screen and (prefers-color-scheme:dark)'
  for (const rule of [':root{--a:2}', ':root:root{--b:3}', ':root{--c:4}']) expect(html).toContain(`${night}{${rule}}`)
  expect(html).not.toMatch(/\.dark|moerk/)
})

test('says what day it shows and where the page is, and is not for search engines', () => {
  const html = written('<footer class="page-foot"><p><a href="/contact">Kontakt</a></p></footer>')
  expect(html).toContain('<footer class="page-foot"><p>Siden, som den var den 3. maj 2031.</p>')
  // An address has no place to break of its own: at 200 % on a phone it made the page twice as wide.
  expect(html).toContain('style="overflow-wrap:anywhere" href="https://mindelund.dk/memorial/eksempel"')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(written('', { liveAddress: null })).not.toContain('Den levende side')
})

const full: MemorialPageView = {
  ...samplePage({ layout: 'enhanced', theme: 'sea' }),
  isOpenForPosts: true,
  isListed: true,
  films: [
    {
      id: 'f',
      src: null,
      contentType: null,
      linkId: 'abc',
      caption: null,
      people: null,
      takenYear: null,
      durationSeconds: null,
      poster: null,
      width: 0,
      height: 0,
    },
  ],
}
const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }

test.each([
  ['standard', <MemorialPage key="s" page={{ ...full, layout: 'standard' }} {...frame} />],
  ['enhanced', <MemorialPage key="e" page={full} {...frame} />],
  ['classic', <ClassicBody key="c" page={{ ...full, layout: 'classic' }} {...frame} />],
])('of a whole page in the %s layout, all words stay and nothing that needs the service', (_, page) => {
  const body = renderToStaticMarkup(page)
  const { addresses, written: write } = parsePage(inDocument(body))
  const places = new Map(addresses.map((address, n) => [address, `medier/${n}.webp`]))
  const html = write({ ...rules, places })
  expect(html).not.toMatch(/<(?:script|form|button|input|iframe)|="\/| on[a-z]+=|data-(?!few|slot)/)
  for (const words of ['Johanne Marie Østergaard', 'fyrpasser', 'Gravsted', 'youtube.com/watch?v=abc'])
    expect(html).toContain(words)
  for (const { authorName, message } of full.greetings.items) {
    expect(html).toContain(authorName)
    expect(html).toContain(renderToStaticMarkup(message).replaceAll('&quot;', '"').replaceAll('&#x27;', "'"))
  }
  // Every place that a link or a name points to is there.
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of html.matchAll(/(?:href="#|aria-labelledby=")([^"]+)"/g)) expect([...ids]).toContain(id)
})
