import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { demoKeys } from '@/lib/domain/accounts/demo-accounts'
import { codeOfStep, keyFromText, openKey, sealKey } from '@/lib/domain/accounts/second-factor/app-key'
import { env } from '@/lib/server/env'

const key = randomBytes(20)

it('a sealed key opens for its own account only', () => {
  const sealed = sealKey('karen', key)
  expect(openKey('karen', sealed)?.equals(key)).toBe(true)
  expect(openKey('bo', sealed)).toBeNull()
  expect(sealKey('karen', key)).not.toBe(sealed)
})

it('a sealed key does not open when changed, truncated, or under another secret', () => {
  const sealed = sealKey('karen', key)
  for (const broken of ['', 'x', sealed.slice(0, 20), `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`]) {
    expect(openKey('karen', broken)).toBeNull()
  }
  const secret = env.NEXTAUTH_SECRET
  env.NEXTAUTH_SECRET = 'another-32-characters-long-value!'
  expect(openKey('karen', sealed)).toBeNull()
  env.NEXTAUTH_SECRET = secret
})

it('codes match RFC 6238, appendix B, in six digits', () => {
  const rfc = Buffer.from('12345678901234567890')
  const at = (seconds: number) => codeOfStep(rfc, Math.floor(seconds / 30))
  expect([59, 1_111_111_109, 2_000_000_000].map(at)).toEqual(['287082', '081804', '279037'])
})

it('the demo accounts’ keys have the length of real ones', () => {
  for (const text of Object.values(demoKeys)) expect(keyFromText(text)).toHaveLength(20)
})
