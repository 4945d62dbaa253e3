import 'server-only'
import { refusalOf } from '@/lib/domain/accounts/account-links'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { codeIn, emailLinkPagePath } from '@/lib/domain/accounts/form-paths'
import { sendSetupLinkJob } from '@/lib/domain/accounts/jobs'
import { emailLinkInput, type MessageView } from '@/lib/domain/accounts/schema'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { findCode } from '@/lib/domain/qr-codes/find-code'
import { anyone, defineCommand } from '@/lib/server/command'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/**
 * Requests a link for finishing the account at home with this code. The job looks the address up, so neither the answer
 * nor its timing reveals whether it has an account.
 */
export const requestSetupLink = defineCommand({
  name: 'accounts.request-setup-link',
  input: emailLinkInput,
  session: 'optional',
  limits: ({ email, qrCode }, { address }) => [
    { name: 'setup-address', key: address, points: 20, seconds: 3600 },
    { name: 'setup-email', key: emailKeyOf(email), points: 5, seconds: 3600 },
    { name: 'setup-code', key: qrCode, points: 20, seconds: 24 * 3600 },
  ],
  load: async ({ qrCode }) => {
    const code = await findCode(qrCode)
    const refusal = refusalOf(code)
    if (refusal || !code) throw new QrCodeError(refusal ?? 'QR_CODE_UNKNOWN')
    return code
  },
  authorize: anyone,
  run: async ({ enqueue, about }, { email }, code): Promise<MessageView> => {
    await enqueue(sendSetupLinkJob, { email, qrCode: code.code })
    about({ type: 'qr_code', id: code.id })
    return { message: accountsCopy.linkRequested }
  },
  form: {
    name: 'mail-link',
    done: (_, __, values) => `/qr-email-register?qrCode=${codeIn(values) ?? ''}&sendt=1`,
    back: (_, values) => emailLinkPagePath(values),
  },
})
