import 'server-only'
import { replaceRecoveryCodesInput } from '@/lib/domain/accounts/schema'
import { notifyOfFactorChange, readOffer } from '@/lib/domain/accounts/second-factor/factor-changes'
import { replaceRecoveryCodes as keepCodes } from '@/lib/domain/accounts/second-factor/recovery-codes'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'

/** Replaces the recovery codes with the ten that the page offers. Throws CONFLICT without a second factor. */
export const replaceRecoveryCodes = defineCommand({
  name: 'accounts.replace-recovery-codes',
  input: replaceRecoveryCodesInput,
  session: 'required',
  confirms: true,
  load: nothing,
  authorize: ({ kind }) => kind === 'administrator',
  run: async (context) => {
    const { tx } = context
    const { userId, sessionId } = context.actor
    context.about({ type: 'user', id: userId })
    await lockRow(tx, 'User', userId)
    if ((await tx.secondFactor.count({ where: { userId } })) === 0) throw new DomainError('CONFLICT')
    const { recoveryCodes } = await readOffer({ userId, sessionId }, tx)
    await keepCodes(tx, userId, recoveryCodes)
    await notifyOfFactorChange(context, userId, 'new-codes')
    return { ok: true }
  },
  form: {
    name: 'noedkoder',
    done: () => '/profile?gemt=noedkoder#sikkerhed',
    back: () => '/profile/recovery-codes',
  },
})
