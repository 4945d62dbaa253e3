import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findMusicPlace, forgetMusicPlace, keepMusicPlace, musicPlaceDays, musicPlacesKey } from './music-places'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => void vi.useRealTimers())

test('a place in a piece is remembered until it is forgotten, and then nothing is left', () => {
  expect(findMusicPlace('a')).toBeNull()
  keepMusicPlace('a', 61)
  keepMusicPlace('b', 7)
  keepMusicPlace('a', 62)
  expect([findMusicPlace('a'), findMusicPlace('b')]).toEqual([62, 7])
  forgetMusicPlace('a')
  expect([findMusicPlace('a'), findMusicPlace('b')]).toEqual([null, 7])
  forgetMusicPlace('b')
  expect(kept.has(musicPlacesKey)).toBe(false)
})

test('only the last twenty pieces are remembered, for thirty days', () => {
  vi.useFakeTimers()
  for (let number = 1; number <= 21; number++) keepMusicPlace(`${number}. stykke`, number)
  expect([findMusicPlace('1. stykke'), findMusicPlace('2. stykke')]).toEqual([null, 2])
  vi.advanceTimersByTime(musicPlaceDays * 86_400_000)
  expect(findMusicPlace('21. stykke')).toBeNull()
})

test.each(['', 'null', '[1]', '{"a":7}', '{"a":{"seconds":"7","at":1}}', '{'])(
  'what somebody else wrote there is no place: %s',
  (text) => {
    kept.set(musicPlacesKey, text)
    expect(findMusicPlace('a')).toBeNull()
    keepMusicPlace('a', 5)
    expect(findMusicPlace('a')).toBe(5)
  },
)

test('a browser that refuses storage remembers nothing, and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepMusicPlace('a', 5)
  forgetMusicPlace('a')
  expect(findMusicPlace('a')).toBeNull()
})
