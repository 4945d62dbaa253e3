import { expect, it } from 'vitest'
import type { UserView } from '@/lib/domain/accounts/schema'
import { lockQrCode } from '@/lib/domain/qr-codes/commands/lock-qr-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'

const claimers = 20

/** One after the other: what is measured is the claiming, not the making of accounts. */
async function createClaimers(): Promise<UserView[]> {
  const users: UserView[] = []
  while (users.length < claimers) users.push(await createAccount())
  return users
}

it('of twenty people who claim one code at the same moment exactly one wins, and the others are told', async () => {
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

it('twenty wrong activation codes at the same moment count as five, and the code locks', async () => {
  const users = await createClaimers()
  const { id, code, activationCode } = await createCode({ withActivation: true })
  const wrong = activationCode === '000000' ? '000001' : '000000'
  const outcomes = await Promise.all(
    users.map((user) =>
      execute(lockQrCode, callerFor(actorFor(user)), { code, activationCode: wrong }).catch((error) => error.code),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'ACTIVATION_WRONG')).toHaveLength(4)
  expect(outcomes.filter((outcome) => outcome === 'ACTIVATION_LOCKED')).toHaveLength(16)
  expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'activation_failed' } })).toBe(5)
})
