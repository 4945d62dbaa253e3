import { describe, expect, test } from 'vitest'
import { FairQueue } from './fair-queue'

const queue = (atOnce = 1) => new FairQueue<string>({ each: 20, all: 30, atOnce })

describe('a queue by caller', () => {
  test('serves callers in turn, however many items each has waiting', () => {
    const waiting = queue(Number.POSITIVE_INFINITY)
    for (let item = 0; item < 20; item++) waiting.add('attacker', `a${item}`)
    waiting.add('family', 'f0')
    waiting.add('neighbour', 'n0')
    waiting.add('family', 'f1')
    const order = Array.from({ length: 6 }, () => waiting.next()?.item)
    expect(order).toEqual(['a0', 'f0', 'n0', 'a1', 'f1', 'a2'])
  })

  test('serves one item per caller at a time', () => {
    const waiting = queue()
    waiting.add('attacker', 'a0')
    waiting.add('attacker', 'a1')
    expect(waiting.next()?.item).toBe('a0')
    expect(waiting.next()).toBeNull()
    waiting.add('family', 'f0')
    expect(waiting.next()?.item).toBe('f0')
    waiting.done('attacker')
    expect(waiting.next()?.item).toBe('a1')
  })

  test('is bounded per caller and in all, and frees a place when an item is taken', () => {
    const waiting = new FairQueue<number>({ each: 2, all: 3, atOnce: 3 })
    for (const item of [1, 2]) waiting.add('a', item)
    expect(() => waiting.add('a', 3)).toThrow('TOO_MANY_AT_ONCE')
    waiting.add('b', 4)
    expect(() => waiting.add('c', 5)).toThrow('SERVER_BUSY')
    waiting.next()
    waiting.add('c', 5)
    expect([waiting.next(), waiting.next(), waiting.next()].map((turn) => turn?.item)).toContain(5)
  })
})

describe('a queue by page and sender', () => {
  const order = (waiting: FairQueue<string>, most = 40) => {
    const served: string[] = []
    for (let turn = waiting.next(); turn && served.length < most; turn = waiting.next()) {
      served.push(turn.item)
      waiting.done(turn.from)
    }
    return served
  }

  test('many senders of one page share its turn', () => {
    const waiting = queue()
    for (let at = 0; at < 10; at++) waiting.add({ page: 'crowd', sender: `c${at}` }, `c${at}`)
    waiting.add({ page: 'quiet', sender: 'x' }, 'x0')
    waiting.add({ page: 'quiet', sender: 'x' }, 'x1')
    expect(order(waiting).slice(0, 4).sort()).toEqual(['c0', 'c1', 'x0', 'x1'])
  })

  test('many pages of one sender share the sender’s turn', () => {
    const waiting = queue()
    for (let at = 0; at < 10; at++) waiting.add({ page: `p${at}`, sender: 'collector' }, `p${at}`)
    for (let at = 0; at < 3; at++) waiting.add({ page: 'quiet', sender: 'x' }, `x${at}`)
    expect(order(waiting).slice(0, 6).sort()).toEqual(['p0', 'p1', 'p2', 'x0', 'x1', 'x2'])
  })

  test('within a page, senders take turns', () => {
    const waiting = queue()
    for (let at = 0; at < 10; at++) waiting.add({ page: 'p', sender: 'busy' }, `b${at}`)
    waiting.add({ page: 'p', sender: 'late' }, 'l0')
    expect(order(waiting).indexOf('l0')).toBe(1)
  })

  test.each([
    ['of a page', { page: 'p', sender: 'other' }],
    ['of a sender', { page: 'other', sender: 's' }],
    ['of a sender without a page', 's'],
  ])('one item %s is in progress at a time', (_, second) => {
    const waiting = queue()
    waiting.add({ page: 'p', sender: 's' }, 'first')
    waiting.add(second, 'second')
    const first = waiting.next()
    expect([first?.item, waiting.next()]).toEqual(['first', null])
    if (first) waiting.done(first.from)
    expect(waiting.next()?.item).toBe('second')
  })

  test('short items come before long ones, and long ones do not wait for ever', () => {
    const waiting = queue()
    waiting.add('long', 'long', 1000)
    waiting.add('short', 'short', 1)
    const served: (string | undefined)[] = []
    for (let at = 0; at < 40 && !served.includes('long'); at++) {
      waiting.add(`new ${at}`, `new ${at}`, 1)
      const turn = waiting.next()
      served.push(turn?.item)
      if (turn) waiting.done(turn.from)
    }
    expect(served[0]).toBe('short')
    expect(served.length).toBeGreaterThan(5)
    expect(served).toContain('long')
  })

  test('whoever comes anew is not made to wait for what others had before, nor they for whoever comes', () => {
    const waiting = queue()
    for (let at = 0; at < 12; at++) waiting.add('early', `e${at}`)
    for (let at = 0; at < 6; at++) waiting.done(waiting.next()?.from ?? '')
    for (let at = 0; at < 6; at++) waiting.add('new', `n${at}`)
    const next = order(waiting).slice(0, 6)
    expect(next.filter((item) => item.startsWith('n'))).toHaveLength(3)
  })

  test('one page takes at most half of the places', () => {
    const waiting = queue()
    const add = (at: number) => waiting.add({ page: 'crowd', sender: `c${at}` }, `c${at}`)
    for (let at = 0; at < 15; at++) add(at)
    expect(() => add(15)).toThrow('SERVER_BUSY')
    waiting.add({ page: 'quiet', sender: 'c0' }, 'q')
    expect(waiting.next()?.item).toBe('c0')
  })
})
