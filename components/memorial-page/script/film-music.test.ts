import { beforeEach, expect, test, vi } from 'vitest'
import { accompany } from './film-music'

class Media extends EventTarget {
  paused = true
  muted = false
  volume = 1
  currentTime = 0
  duration = Number.NaN
  src = ''
  dataset: Record<string, string | undefined> = {}
  play = vi.fn(async () => {
    this.paused = false
  })
  pause = vi.fn(() => {
    this.paused = true
  })
  says(name: string, seconds = this.currentTime) {
    this.currentTime = seconds
    this.dispatchEvent(new Event(name))
  }
}

let sounds: Media[]
let film: Media
beforeEach(() => {
  sounds = []
  vi.stubGlobal(
    'Audio',
    class extends Media {
      constructor() {
        super()
        sounds.push(this)
      }
    },
  )
  film = new Media()
  film.dataset.music = '/media/a/file'
})
const begin = () => accompany(film)

test('the piece begins where the film is, stops with it, and is fetched only then', () => {
  begin()
  begin()
  expect(sounds.map(({ src }) => src)).toEqual([''])
  film.says('playing', 4)
  expect(sounds[0]).toMatchObject({ src: '/media/a/file', currentTime: 4, paused: false })
  film.says('pause')
  expect(sounds[0]?.paused).toBe(true)
})

test('it is as loud as the film, and softer at both ends', () => {
  begin()
  film.duration = 12
  film.volume = 0.5
  const loudness = [0, 0.5, 6, 10.5, 12].map((seconds) => {
    film.says('timeupdate', seconds)
    return sounds[0]?.volume
  })
  expect(loudness).toEqual([0, 0.25, 0.5, 0.25, 0])
  film.muted = true
  film.says('volumechange')
  expect(sounds[0]?.muted).toBe(true)
})

test('a film without music stays silent, also when the choice was taken back', () => {
  begin()
  film.dataset.music = undefined
  film.says('playing')
  expect(sounds[0]?.play).not.toHaveBeenCalled()
})
