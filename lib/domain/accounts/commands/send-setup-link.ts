import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { accountSetupDays } from '@/lib/domain/accounts/link-times'
import { emailLinkInput } from '@/lib/domain/accounts/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { findCode } from '@/lib/domain/qr-codes/find-code'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { dayMs } from '@/lib/shared/durations'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** Mails the link for finishing an account at home, or to a known address how to sign in. Only for the job. */
export const sendSetupLink = defineCommand({
  name: 'accounts.send-setup-link',
  input: emailLinkInput,
  session: 'system',
  load: async ({ email, qrCode }) => ({
    code: await findCode(qrCode),
    known: await db.user.findUnique({
      where: { emailKey: emailKeyOf(email) },
      select: { email: true, fullName: true, disabledAt: true },
    }),
  }),
  authorize: theSystem,
  run: async (context, { email }, { code, known }) => {
    // The code may have been claimed since the request.
    if (!code?.isFree || known?.disabledAt) return { sent: false }
    context.about({ type: 'qr_code', id: code.id })
    const shownCode = formatTextCode(code.code)
    if (known) {
      const loginUrl = new URL(`/qr-scan/${code.code}/login`, env.SITE_URL).href
      const props = { fullName: known.fullName, code: shownCode, loginUrl }
      await queueMail(context, { to: known.email, mail: { template: 'account-known', props } })
      return { sent: true }
    }
    const token = await createAccessToken(context.tx, {
      kind: 'account_setup',
      email,
      qrCodeId: code.id,
      validMs: accountSetupDays * dayMs,
    })
    const props = { token, code: shownCode, validDays: accountSetupDays }
    await queueMail(context, { to: email, mail: { template: 'setup-link', props } })
    return { sent: true }
  },
})
