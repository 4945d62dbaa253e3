import 'server-only'
import { z } from 'zod'
import { getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { getSetup, refusalOf, type Setup } from '@/lib/domain/accounts/account-links'
import { linkInput } from '@/lib/domain/accounts/schema'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { findCode } from '@/lib/domain/qr-codes/find-code'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { hashToken } from '@/lib/server/tokens'
import { boundedText } from '@/lib/shared/input/typed-text'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export type RegistrationCode =
  | { kind: 'missing' }
  | { kind: 'refused'; message: string }
  | { kind: 'ready'; code: string; formattedCode: string; requiresActivation: boolean }

/** The code in the page's `qrCode` parameter: ready for creating an account, missing, or why it is refused. */
export const findRegistrationCode = defineRead({
  name: 'accounts.find-registration-code',
  session: 'optional',
  input: z.object({ qrCode: boundedText(100).optional() }),
  // Knowing the code grants access.
  authorize: anyone,
  run: async (_, { qrCode }): Promise<RegistrationCode> => {
    if (!qrCode?.trim()) return { kind: 'missing' }
    const code = await findCode(qrCode)
    const refusal = refusalOf(code)
    if (refusal || !code) return { kind: 'refused', message: QrCodeError.sentence(refusal ?? 'QR_CODE_UNKNOWN') }
    const { requiresActivation } = code
    return { kind: 'ready', code: code.code, formattedCode: formatTextCode(code.code), requiresActivation }
  },
})

/** Why a mailed link does not work. */
export type DeadLinkReason = 'TOKEN_UNKNOWN' | 'TOKEN_USED' | 'TOKEN_EXPIRED'
type DeadSetup = {
  reason: DeadLinkReason
  /** The code that the link was for, when a new link can be requested for it. */
  code: string | null
}

/** What the page behind a set-up link shows: the account to finish, or why the link does not work. */
export const findSetup = defineRead({
  name: 'accounts.find-setup',
  session: 'optional',
  input: linkInput,
  // The link's secret grants access.
  authorize: anyone,
  run: (_, { token }) => openSetup(token),
})

async function openSetup(token: string): Promise<Setup | DeadSetup> {
  try {
    return await getSetup(token)
  } catch (error) {
    const reason = reasonOf(error)
    return { reason, code: reason === 'TOKEN_UNKNOWN' ? null : await findFreeCodeOf(token) }
  }
}

/** What the page behind a reset link shows: the account's username, or why the link does not work. */
export const findReset = defineRead({
  name: 'accounts.find-reset',
  session: 'optional',
  input: linkInput,
  // The link's secret grants access.
  authorize: anyone,
  run: (_, { token }) => openReset(token),
})

async function openReset(token: string): Promise<{ username: string } | { reason: DeadLinkReason }> {
  try {
    const { userId: id } = await getAccessToken('password_reset', token)
    const user = id && (await db.user.findFirst({ where: { id, disabledAt: null }, select: { username: true } }))
    return user || { reason: 'TOKEN_UNKNOWN' }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

/** Reveals nothing new: the mail with the link also showed the code. */
async function findFreeCodeOf(token: string): Promise<string | null> {
  const row = await db.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: 'account_setup' },
    select: { qrCode: { select: { code: true } } },
  })
  const code = row?.qrCode ? await findCode(row.qrCode.code) : null
  return code && refusalOf(code) === null ? code.code : null
}

function reasonOf(error: unknown): DeadLinkReason {
  const code = error instanceof DomainError ? error.code : null
  if (code === 'TOKEN_UNKNOWN' || code === 'TOKEN_USED' || code === 'TOKEN_EXPIRED') return code
  throw error
}
