import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from '@/lib/domain/accounts/password'

it('leaves one core free, however many sign in at the same time', async () => {
  const kept = await hashPassword('tre gule havetulipaner')
  await verifyPassword(null, 'x')
  const { verify } = argon2
  let running = 0
  let most = 0
  vi.spyOn(argon2, 'verify').mockImplementation(async (...asked) => {
    most = Math.max(most, ++running)
    return verify(...asked).finally(() => running--)
  })
  const tries = Array.from({ length: 12 }, (_, at) => verifyPassword(kept, at === 3 ? 'tre gule havetulipaner' : 'x'))
  expect((await Promise.all(tries)).indexOf(true)).toBe(3)
  expect(most).toBe(Math.max(1, availableParallelism() - 1))
})

it('frees its slot after an unreadable hash', async () => {
  await expect(verifyPassword('no hash', 'x')).rejects.toThrow()
  expect(await verifyPassword(await hashPassword('lys i vinduet'), 'lys i vinduet')).toBe(true)
})
