import { availableParallelism } from 'node:os'
import { expect, it, vi } from 'vitest'

const { count } = vi.hoisted(() => ({ count: { running: 0, most: 0 } }))
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  const counted = async <T>(work: Promise<T>) => {
    count.most = Math.max(count.most, ++count.running)
    return work.finally(() => count.running--)
  }
  return {
    hash: (...args: Parameters<typeof argon2.hash>) => counted(argon2.hash(...args)),
    verify: (...args: Parameters<typeof argon2.verify>) => counted(argon2.verify(...args)),
  }
})
// The test set-up may have loaded the module already.
vi.resetModules()
const { hashPassword, verifyPassword } = await import('@/lib/domain/accounts/password')

it('leaves one core free, however many sign in at the same time', async () => {
  const kept = await hashPassword('tre gule havetulipaner')
  await verifyPassword(null, 'x')
  count.most = 0
  const tries = Array.from({ length: 12 }, (_, at) => verifyPassword(kept, at === 3 ? 'tre gule havetulipaner' : 'x'))
  expect((await Promise.all(tries)).indexOf(true)).toBe(3)
  expect(count.most).toBe(Math.max(1, availableParallelism() - 1))
})

it('frees its slot after an unreadable hash', async () => {
  await expect(verifyPassword('no hash', 'x')).rejects.toThrow()
  expect(await verifyPassword(await hashPassword('lys i vinduet'), 'lys i vinduet')).toBe(true)
})
