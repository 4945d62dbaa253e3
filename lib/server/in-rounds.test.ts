import { expect, test } from 'vitest'
import { inRounds } from '@/lib/server/in-rounds'

/** Each round waits until it is let go. */
function openRounds() {
  const rounds: Array<{ end: () => void; fail: () => void }> = []
  const call = inRounds(
    () => new Promise((end, fail) => rounds.push({ end, fail: () => fail(new Error(`round ${rounds.length}`)) })),
  )
  return { rounds, call, settled: () => new Promise((resolve) => setImmediate(resolve)) }
}

test('a hundred who call during a round share the next one, which begins when it has ended', async () => {
  const { rounds, call, settled } = openRounds()
  const first = call()
  await settled()
  const others = Array.from({ length: 100 }, call)
  await settled()
  expect(rounds).toHaveLength(1)
  rounds[0]?.end()
  await first
  await settled()
  expect(rounds).toHaveLength(2)
  rounds[1]?.end()
  await Promise.all(others)
})

test('a round that fails keeps nobody from the next', async () => {
  const { rounds, call, settled } = openRounds()
  const first = call()
  await settled()
  const second = call()
  rounds[0]?.fail()
  await expect(first).rejects.toThrow('round 1')
  await settled()
  rounds[1]?.end()
  await second
})
