import { expect, test } from 'vitest'
import { keysFrom } from './vapid-keys'

test('the same secret gives the same keys in every process, another secret others', () => {
  expect(keysFrom('a'.repeat(32))).toEqual(keysFrom('a'.repeat(32)))
  expect(keysFrom('b'.repeat(32))).not.toEqual(keysFrom('a'.repeat(32)))
  expect(keysFrom('a'.repeat(32)).publicKey).toMatch(/^[A-Za-z0-9_-]{87}$/)
})
