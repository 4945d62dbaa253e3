import 'server-only'
import { getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { db } from '@/lib/server/db'

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
