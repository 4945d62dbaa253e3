import { expect, test } from 'vitest'
import { inProofPool } from './proof-pool'
import { referenceSymbol } from './prove-artwork'

const text = 'HTTPS://MINDELUND.EXAMPLE/QR/48WK0BPHMT'
const stone = referenceSymbol(text, false)

test('a failing task rejects and does not affect the next ones', async () => {
  const torn = { pixels: new Uint8Array(4), width: 30, height: 30 }
  const [failed, ...others] = await Promise.allSettled([
    inProofPool('read', { picture: torn }),
    inProofPool('read', { picture: stone }),
    inProofPool('read', { picture: stone }),
  ])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('read failed') } })
  for (const other of others) expect(other).toMatchObject({ status: 'fulfilled', value: { zxing: text, jsqr: text } })
})

test('the main thread stays responsive while the threads work', async () => {
  let turns = 0
  const turning = setInterval(() => turns++, 5)
  await inProofPool('wear', { stone, text, seed: 1 })
  clearInterval(turning)
  expect(turns).toBeGreaterThan(5)
})
