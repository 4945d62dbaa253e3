import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { oldestStep, openKey, stepOfCode } from '@/lib/domain/accounts/second-factor/app-key'
import { spendRecoveryCode } from '@/lib/domain/accounts/second-factor/recovery-codes'
import { recordSignInFailure } from '@/lib/domain/accounts/sign-in-failures'
import { giveBack, type Limit, spend } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { log } from '@/lib/server/log'

const minute = 60

/**
 * Checks and uses up a code from the account's app, or a recovery code; of two concurrent calls with one code exactly
 * one succeeds. Throws ONE_TIME_CODE_WRONG or RECOVERY_CODE_WRONG at `field`, with the failure recorded, or
 * TOO_MANY_REQUESTS. Call it outside transactions: it counts on a connection of its own.
 */
export async function proveFactor(
  { userId, address }: { userId: string; address: string },
  { typed, field }: { typed: string; field: string },
): Promise<void> {
  await countFactorTry(userId, address)
  if (await spendFactor(userId, typed)) return giveFactorTryBack(userId, address)
  await recordSignInFailure(db, { userId, kind: 'second_factor', address })
  throw new AccountError(isAppCode(typed) ? 'ONE_TIME_CODE_WRONG' : 'RECOVERY_CODE_WRONG').at(field)
}

async function spendFactor(userId: string, typed: string): Promise<boolean> {
  return isAppCode(typed) ? spendAppCode(userId, typed.replace(/\s/g, '')) : spendRecoveryCode(userId, typed)
}

/** Six digits come from an app; recovery codes are longer. */
function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(typed.replace(/\s/g, ''))
}

async function spendAppCode(userId: string, code: string): Promise<boolean> {
  const factor = await db.secondFactor.findUnique({ where: { userId }, select: { sealedKey: true } })
  const key = factor && openKey(userId, factor.sealedKey)
  if (factor && !key) log.error({ userId }, 'a second factor does not open: was NEXTAUTH_SECRET changed?')
  const step = key && stepOfCode(key, code)
  if (!step) return false
  // One statement, so that the row is locked while the step is checked.
  const changed = await db.$executeRaw`
    UPDATE "SecondFactor"
    SET "usedSteps" = array_append(ARRAY(SELECT s FROM unnest("usedSteps") s WHERE s >= ${oldestStep()}), ${step}::int)
    WHERE "userId" = ${userId}::uuid AND NOT ${step}::int = ANY("usedSteps")`
  return changed === 1
}

/** Counts an attempt before it is made, so that concurrent ones all count. Throws TOO_MANY_REQUESTS. */
export async function countFactorTry(userId: string, address: string): Promise<void> {
  await spend(factorLimits(userId, address))
}

/** Takes back the count of a successful attempt, and of no other. */
export async function giveFactorTryBack(userId: string, address: string): Promise<void> {
  await giveBack(factorLimits(userId, address))
}

function factorLimits(userId: string, address: string): Limit[] {
  return [
    { name: 'factor-here', key: `${userId} ${address}`, points: 5, seconds: 15 * minute },
    { name: 'factor-address', key: address, points: 60, seconds: 60 * minute },
    // From all addresses: three codes in a million are valid at a time, so an hour of guessing succeeds once in 10,000.
    { name: 'factor-account', key: userId, points: 30, seconds: 60 * minute },
  ]
}
