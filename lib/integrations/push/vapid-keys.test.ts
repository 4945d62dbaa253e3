import { expect, test } from 'vitest'
import { keysFrom } from './vapid-keys'

test('a secret gives the same keys in every process, and other secrets give others', () => {
  expect(keysFrom('a'.repeat(32))).toEqual(keysFrom('a'.repeat(32)))
  expect(keysFrom('b'.repeat(32))).not.toEqual(keysFrom('a'.repeat(32)))
  expect(keysFrom('a'.repeat(32)).publicKey).toMatch(/^[A-Za-z0-9_-]{87}$/)
})
