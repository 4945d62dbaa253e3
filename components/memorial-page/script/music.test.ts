import { beforeEach, expect, test, vi } from 'vitest'
import { musicPlacesKey } from '@/lib/client/music-places'
import { enhancePlayer } from './music'

class TestPlayer extends EventTarget {
  paused = true
  ended = false
  readyState = 0
  currentTime = 0
  duration = Number.NaN
  playbackRate = 1
  muted = false
  volume = 1
  error = null
  constructor(readonly dataset: Record<string, string | undefined>) {
    super()
  }
  getAttribute = () => `/media/${this.dataset.piece}/file`
  play = async () => {
    this.paused = false
  }
  pause() {
    if (this.paused) return
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  load(seconds: number) {
    this.readyState = 1
    this.duration = seconds
    this.dispatchEvent(new Event('loadedmetadata'))
  }
  at(seconds: number) {
    this.currentTime = seconds
    this.dispatchEvent(new Event('timeupdate'))
  }
  end() {
    Object.assign(this, { paused: true, ended: true })
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }
}

const kept = new Map<string, string>()
let handlers: Record<string, ((details: object) => void) | null>
let session: { metadata: Record<string, unknown> | null; playbackState: string; setPositionState: () => void }
let [first, second, voice]: TestPlayer[] = []

beforeEach(() => {
  kept.clear()
  handlers = {}
  first = new TestPlayer({ piece: 'a', artist: 'Koret', cover: '/media/a/640.webp' })
  second = new TestPlayer({ piece: 'b' })
  voice = new TestPlayer({})
  session = { metadata: null, playbackState: 'none', setPositionState: vi.fn() }
  const setActionHandler = (name: string, act: (typeof handlers)[string]) => {
    if (name === 'seekto') throw new TypeError('unknown')
    handlers[name] = act
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('navigator', { onLine: true, mediaSession: Object.assign(session, { setActionHandler }) })
  vi.stubGlobal('location', new URL('https://mindelund.dk/memorial/karen'))
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(about: object) {
        Object.assign(this, about)
      }
    },
  )
  vi.stubGlobal('document', {
    querySelectorAll: (wanted: string) => (wanted.includes('data-piece') ? [first, second] : [first, second, voice]),
    querySelector: (wanted: string) =>
      wanted === 'h1' ? { textContent: 'Karen Holm' } : { currentSrc: '', src: '/media/portraet/640.webp' },
  })
})

/** As the browser does: the player begins, then says so. */
async function start(player: TestPlayer | undefined) {
  if (!player) throw new Error('no player')
  await player.play()
  enhancePlayer(player)
  player.dispatchEvent(new Event('play'))
}

test('one thing is heard at a time, voices and films among them', async () => {
  await start(first)
  await start(voice)
  expect([first?.paused, voice?.paused]).toEqual([true, false])
  await start(second)
  expect([first?.paused, second?.paused, voice?.paused]).toEqual([true, false, true])
})

test('the lock screen shows the piece, who plays, whose page it is and a picture, and its buttons work', async () => {
  await start(first)
  const artwork = [{ src: 'https://mindelund.dk/media/a/640.webp' }]
  expect(session.metadata).toEqual({ title: 'a', artist: 'Koret', album: 'Karen Holm', artwork })
  first?.load(100)
  handlers.pause?.({})
  expect([first?.paused, session.playbackState]).toEqual([true, 'paused'])
  handlers.seekforward?.({})
  handlers.seekforward?.({ seekOffset: 30 })
  expect(first?.currentTime).toBe(40)
  handlers.seekbackward?.({ seekOffset: 60 })
  expect(first?.currentTime).toBe(0)
  expect(handlers.previoustrack).toBeNull()
  handlers.nexttrack?.({})
  expect(second?.paused).toBe(false)
  await start(second)
  expect(session.metadata).toMatchObject({
    title: 'b',
    artist: '',
    artwork: [{ src: expect.stringContaining('portraet') }],
  })
  expect([handlers.nexttrack, typeof handlers.previoustrack]).toEqual([null, 'function'])
})

test('a piece goes on where one stopped, and from the start once it was heard to its end', async () => {
  await start(first)
  first?.load(100)
  first?.at(42)
  first?.pause()
  const places = kept.get(musicPlacesKey) ?? ''
  expect(places).toContain('"seconds":42')

  // On the next visit, all that is known is on the device.
  kept.set(musicPlacesKey, places.replace('"seconds":42', '"seconds":57'))
  first = new TestPlayer({ piece: 'a' })
  await start(first)
  expect(first.currentTime).toBe(0)
  first.load(100)
  expect(first.currentTime).toBe(57)
  first.at(100)
  first.end()
  expect(kept.size).toBe(0)
})

test('a listener who chose a place themselves is not moved from it', async () => {
  await start(first)
  first?.load(100)
  first?.at(42)
  first = new TestPlayer({ piece: 'a' })
  await start(first)
  first.currentTime = 80
  first.load(100)
  expect(first.currentTime).toBe(80)
})

test('without lock screen or storage it plays all the same', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', undefined)
  await start(first)
  first?.load(100)
  first?.at(42)
  first?.end()
  await start(second)
  expect([first?.paused, second?.paused]).toEqual([true, false])
})
