import { expect, it } from 'vitest'
import type { UserView } from '@/lib/domain/accounts/schema'
import { lockQrCode } from '@/lib/domain/qr-codes/commands/lock-qr-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'

const claimers = 20

/** One after the other, because only the claims are to be concurrent. */
async function createClaimers(): Promise<UserView[]> {
  const users: UserView[] = []
  while (users.length < claimers) users.push(await createAccount())
  return users
}

it('of twenty concurrent claims of one code exactly one wins, and the others are refused', async () => {
  const users = await createClaimers()
  for (let round = 0; round < 5; round++) {
    const { id, code } = await createCode()
    const outcomes = await Promise.all(
      users.map((user) =>
        execute(lockQrCode, callerFor(actorFor(user)), { code }).then(
          () => user.id,
          (error) => (error instanceof DomainError ? error.code : Promise.reject(error)),
        ),
      ),
    )
    const winners = users.filter(({ id }) => outcomes.includes(id))
    expect(winners).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'QR_CODE_TAKEN')).toHaveLength(claimers - 1)
    expect(await db.qrCode.findUnique({ where: { id }, select: { ownerId: true, state: true } })).toEqual({
      ownerId: winners[0]?.id,
      state: 'claimed',
    })
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'claimed' } })).toBe(1)
  }
})

/** Concurrent wrong activation codes from these addresses: the refusals, and how many were checked. */
async function guessAtOnce(addresses: string[]) {
  const users = await createClaimers()
  const { id, code, activationCode } = await createCode({ withActivation: true })
  const wrong = activationCode === '000000' ? '000001' : '000000'
  const outcomes = await Promise.all(
    addresses.map((address, n) => {
      const caller = callerFor(actorFor(users[n % claimers] ?? expect.fail('nobody')), { address })
      return execute(lockQrCode, caller, { code, activationCode: wrong }).catch((error) => error.code)
    }),
  )
  const tried = await db.qrEvent.count({ where: { qrCodeId: id, kind: 'activation_failed' } })
  return { tried, count: (code: string) => outcomes.filter((outcome) => outcome === code).length }
}

it('of twenty concurrent wrong activation codes five are checked, and the code is locked for their address', async () => {
  const { tried, count } = await guessAtOnce(Array(20).fill('203.0.113.77'))
  expect(count('ACTIVATION_WRONG')).toBe(4)
  expect(count('ACTIVATION_LOCKED')).toBe(16)
  expect(tried).toBe(5)
})

it('of thirty from thirty addresses twenty-five are checked, and the code is locked for everyone', async () => {
  const { tried, count } = await guessAtOnce(Array.from({ length: 30 }, (_, n) => `203.0.113.${100 + n}`))
  expect(count('ACTIVATION_WRONG')).toBe(24)
  expect(count('ACTIVATION_PAUSED')).toBe(6)
  expect(tried).toBe(25)
})
