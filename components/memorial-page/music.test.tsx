import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { samplePage } from '@/components/demonstration/sample-page'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { PieceView } from '@/lib/domain/music/schema'
import { EnhancedLayout } from './enhanced-layout'
import { Music, TopPiece } from './music'
import { StandardLayout } from './standard-layout'

const song: PieceView = {
  id: '01a20321-6b5d-71be-85b6-dbdfab24ab16',
  src: '/media/01a20321-6b5d-71be-85b6-dbdfab24ab16/file',
  title: 'Sommeren ved fyret',
  artist: 'Præstø Kammerkor',
  year: 1987,
  durationSeconds: 185,
  cover: null,
  isTop: false,
  contentType: 'audio/mpeg',
  isMade: false,
  isByModel: false,
  isSung: false,
  sheetOf: null,
}
const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }
const withPieces = (...music: PieceView[]): MemorialPageView => ({
  ...samplePage({ layout: 'standard', theme: 'lichen' }),
  music,
})

const layouts = [
  ['standard', StandardLayout],
  ['enhanced', EnhancedLayout],
  ['classic', ClassicBody],
] as const

test.each(layouts)(
  'music never begins by itself, loads nothing before it is played and is not printed: %s',
  (_, Layout) => {
    const drawn = renderToStaticMarkup(<Layout page={withPieces(song)} {...frame} />)
    expect(drawn).toMatch(/<audio controls="" preload="none" src="\/media\/[^"]+\/file"/)
    expect(drawn).not.toContain('autoplay')
    for (const words of [
      'Sommeren ved fyret',
      'Præstø Kammerkor · 1987 · 3.05',
      'aria-label="Musik: Sommeren ved fyret"',
    ])
      expect(drawn).toContain(words)
    expect(drawn).toMatch(/<section id="musik"[^>]* class="[^"]*(?:print:hidden|screen)/)
  },
)

test.each(layouts)('the piece chosen for the top stands there and nowhere else: %s', (_, Layout) => {
  const page = withPieces({ ...song, id: 'b', src: '/media/b/file' }, { ...song, isTop: true })
  const drawn = renderToStaticMarkup(<Layout page={page} {...frame} />)
  expect(drawn.split(song.src)).toHaveLength(2)
  expect(drawn.indexOf(song.src)).toBeLessThan(drawn.indexOf('/media/b/file'))
  expect(drawn.indexOf(song.src)).toBeLessThan(drawn.indexOf('Pigen ved stranden'))
})

test.each(layouts)('what rules or a model made says so: %s', (_, Layout) => {
  const drawn = (isMade: boolean) => renderToStaticMarkup(<Layout page={withPieces({ ...song, isMade })} {...frame} />)
  expect(drawn(true)).toContain('lavet af et program efter faste regler, ikke af et menneske og ikke af AI')
  expect(drawn(false)).not.toContain('lavet af et program efter faste regler')
  const byModel = renderToStaticMarkup(
    <Layout page={withPieces({ ...song, isMade: true, isByModel: true })} {...frame} />,
  )
  expect(byModel).toContain('Lavet med AI')
  expect(byModel).not.toContain('ikke af AI')
  const sung = { ...song, isMade: true, isByModel: true, isSung: true }
  const drawnSung = renderToStaticMarkup(<Layout page={withPieces(sung)} {...frame} />)
  expect(drawnSung).toContain('Lavet med AI. Det er ikke et menneske, der synger')
})

test.each(layouts)('links to music elsewhere say where they open, and load nothing: %s', (_, Layout) => {
  const link = 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'
  const page = { ...withPieces(), musicLinks: [{ title: 'Den signede dag', link, site: 'Spotify' }] }
  const drawn = renderToStaticMarkup(<Layout page={page} {...frame} />)
  expect(drawn).toMatch(/<section id="musik"[^>]* class="[^"]*(?:print:hidden|screen)/)
  expect(drawn).toContain(`<a href="${link}" rel="nofollow noopener noreferrer"`)
  expect(drawn).toContain('hos Spotify')
  expect(drawn.split('spotify.com')).toHaveLength(2)
  expect(drawn).not.toMatch(/<iframe|<audio|preconnect/)
})

test.each(layouts)('a page without music has no byte of it: %s', (_, Layout) => {
  const none = renderToStaticMarkup(<Layout page={withPieces()} {...frame} />)
  expect(none).not.toMatch(/musik|data-piece/i)
  expect(none).toBe(
    renderToStaticMarkup(<Layout page={samplePage({ layout: 'standard', theme: 'lichen' })} {...frame} />),
  )
})

test('one piece is less than 1 KB of the page', () => {
  for (const isTop of [false, true]) {
    const page = withPieces({ ...song, isMade: true, isTop })
    const drawn = renderToStaticMarkup(
      <>
        <TopPiece page={page} />
        <Music page={page} />
      </>,
    )
    expect(Buffer.byteLength(drawn)).toBeLessThan(1024)
  }
})

test.each(layouts)('whoever hears a song can take its notes home; other music has none: %s', (_, Layout) => {
  const page = withPieces(song, { ...song, id: 'b', isMade: true, sheetOf: 'a-song' })
  const drawn = renderToStaticMarkup(<Layout page={page} {...frame} />)
  expect(drawn.match(/href="[^"]*\/songs\/a-song\/sheet\/pdf"/g)).toHaveLength(1)
  expect(drawn.match(/Hent noderne \(PDF\)/g)).toHaveLength(1)
})
