import { describe, expect, test } from 'vitest'
import { musicLinks, readMusicLinks, shownMusicLinks } from '@/lib/domain/memorials/music-links-schema'

const piece = (link: string) => ({ title: 'Den signede dag', link })

describe('a link to music', () => {
  test.each([
    ['Spotify', 'https://open.spotify.com/intl-da/track/4uL?si=abc&context=x', 'open.spotify.com/intl-da/track/4uL'],
    ['Spotify', 'https://spotify.link/AbC?si=1', 'spotify.link/AbC'],
    ['Apple Music', 'music.apple.com/dk/album/a/1440?i=144&uo=4', 'music.apple.com/dk/album/a/1440?i=144'],
    ['YouTube', 'https://youtu.be/abcdefghijk?si=track', 'www.youtube.com/watch?v=abcdefghijk'],
    [
      'YouTube',
      'HTTPS://m.YouTube.com/watch?list=PL1&v=abcdefghijk&pp=1#t=1',
      'www.youtube.com/watch?v=abcdefghijk&list=PL1',
    ],
    ['YouTube Music', 'https://music.youtube.com/playlist?list=OLA&si=1', 'music.youtube.com/playlist?list=OLA'],
    ['SoundCloud', 'https://m.soundcloud.com/kor/salme?utm_source=clipboard', 'soundcloud.com/kor/salme'],
    ['SoundCloud', 'https://on.soundcloud.com/AbC', 'on.soundcloud.com/AbC'],
    ['Tidal', 'https://listen.tidal.com/track/1?u', 'tidal.com/track/1'],
    ['Deezer', 'https://deezer.com/da/track/3?utm_campaign=x', 'www.deezer.com/da/track/3'],
    ['DR', 'https://www.dr.dk/lyd/p2/koncerten/1', 'www.dr.dk/lyd/p2/koncerten/1'],
  ])('at %s is written one way, without who shared it: %s', (site, typed, written) => {
    const stored = musicLinks.parse([piece(typed)])
    expect(stored).toEqual([piece(`https://${written}`)])
    expect(readMusicLinks(stored)).toEqual(stored)
    expect(shownMusicLinks(stored)).toEqual([{ ...piece(`https://${written}`), site }])
  })

  test.each([
    'http://open.spotify.com/track/1',
    'https://spotify.com.example/track/1',
    'https://evilsoundcloud.com/a',
    'https://open.spotify.com:8443/track/1',
    'https://a:b@open.spotify.com/track/1',
    'https://example.com/#open.spotify.com',
    'https://open.spotify.com',
    'https://www.youtube.com/watch?q=https://example.com',
    'https://youtu.be/',
    'javascript:alert(1)',
    `https://tidal.com/${'x'.repeat(200)}`,
    'min yndlingssang',
  ])('is refused elsewhere, and where it leads to nothing: %s', (link) => {
    const { error } = musicLinks.safeParse([piece(link)])
    expect(error?.issues).toMatchObject([{ path: [0, 'link'], message: expect.stringContaining('Spotify') }])
  })

  test('shows once, and not before it is there', () => {
    const stored = musicLinks.parse([piece(''), piece('https://tidal.com/track/1'), piece('tidal.com/track/1?u')])
    expect(shownMusicLinks(stored)).toHaveLength(1)
  })

  test('that nobody can read from the column is none', () => {
    for (const stored of [null, 'x', [{ title: 1 }], [piece('https://example.com/1')]])
      expect(readMusicLinks(stored)).toEqual([])
  })
})
