import 'server-only'
import { createAccessToken, getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { passwordResetMs } from '@/lib/domain/accounts/link-times'
import type { UserView } from '@/lib/domain/accounts/schema'
import { accountDisabled, userView, userViewColumns } from '@/lib/domain/accounts/users'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { QrCodeView } from '@/lib/domain/qr-codes/schema'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { waitInWords } from '@/lib/shared/wait-in-words'

export type Setup = { tokenId: string; email: string; code: string; requiresActivation: boolean }

/** The address and code behind a set-up link. Throws TOKEN_UNKNOWN, TOKEN_USED or TOKEN_EXPIRED. */
export async function getSetup(token: string): Promise<Setup> {
  const { id, email, qrCodeId } = await getAccessToken('account_setup', token)
  const code = qrCodeId
    ? await db.qrCode.findUnique({
        where: { id: qrCodeId },
        select: { code: true, activationCode: true, package: { select: { requiresActivation: true } } },
      })
    : null
  if (!code || !email) throw new AccountError('TOKEN_UNKNOWN')
  const requiresActivation = code.package.requiresActivation && code.activationCode !== null
  return { tokenId: id, email, code: code.code, requiresActivation }
}

/** The account that a sign-in code signs in to. Throws TOKEN_UNKNOWN, TOKEN_USED, TOKEN_EXPIRED or ACCOUNT_DISABLED. */
export async function getSignInLink(token: string): Promise<{ tokenId: string; user: UserView }> {
  const { id: tokenId, userId } = await getAccessToken('sign_in', token)
  const user = userId
    ? await db.user.findUnique({
        where: { id: userId },
        select: { ...userViewColumns, disabledAt: true, disabledReason: true },
      })
    : null
  if (!user) throw new AccountError('TOKEN_UNKNOWN')
  if (user.disabledAt) throw accountDisabled(user)
  return { tokenId, user: userView(user) }
}

type RefusedCode = 'QR_CODE_UNKNOWN' | 'QR_CODE_BLOCKED' | 'QR_CODE_RETIRED' | 'QR_CODE_TAKEN'

/** Why this code cannot be used to create an account; null when it can. */
export function refusalOf(code: QrCodeView | null): RefusedCode | null {
  if (!code) return 'QR_CODE_UNKNOWN'
  if (code.state === 'blocked') return 'QR_CODE_BLOCKED'
  if (code.state === 'retired') return 'QR_CODE_RETIRED'
  return code.isFree ? null : 'QR_CODE_TAKEN'
}

/** Mails a link to a new password to the account's address. */
export async function mailPasswordReset(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { id: userId, email, fullName }: { id: string; email: string; fullName: string },
  isFromAdministrators = false,
): Promise<void> {
  const token = await createAccessToken(context.tx, { kind: 'password_reset', userId, validMs: passwordResetMs })
  const props = { token, fullName, isFromAdministrators, validFor: waitInWords(passwordResetMs) }
  await queueMail(context, { to: email, mail: { template: 'password-reset', props } })
}
