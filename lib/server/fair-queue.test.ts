import { describe, expect, test } from 'vitest'
import { FairQueue } from './fair-queue'

const queue = (oneAtATime = true) => new FairQueue<string>({ each: 20, all: 30, oneAtATime })

describe('a queue by caller', () => {
  test('serves callers in turn, however many items each has waiting', () => {
    const waiting = queue(false)
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
    const waiting = new FairQueue<number>({ each: 2, all: 3, oneAtATime: false })
    expect([waiting.add('a', 1), waiting.add('a', 2), waiting.add('a', 3)]).toEqual([true, true, false])
    expect([waiting.add('b', 4), waiting.add('c', 5)]).toEqual([true, false])
    waiting.next()
    expect(waiting.add('c', 5)).toBe(true)
  })
})
