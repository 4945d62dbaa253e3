import 'server-only'
import { claimCode } from '@/lib/domain/qr-codes/claim-code'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { findMyCode } from '@/lib/domain/qr-codes/my-code'
import { lockQrCodeInput, type MyQrCodeView } from '@/lib/domain/qr-codes/schema'
import { anySignedIn, defineCommand, Refusal } from '@/lib/server/command'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

const tenMinutes = 600

/** Locks a free code to the caller's account. */
export const lockQrCode = defineCommand({
  name: 'qr-codes.lock-qr-code',
  input: lockQrCodeInput,
  session: 'required',
  limits: (_, caller) => [
    { name: 'lock-code-account', key: caller.actor.userId, points: 20, seconds: tenMinutes },
    { name: 'lock-code-address', key: caller.address, points: 60, seconds: tenMinutes },
  ],
  load: ({ code }, { actor }) => getCodeSubject(actor, code),
  authorize: anySignedIn,
  async run(context, input, subject): Promise<MyQrCodeView | Refusal> {
    const { actor } = context
    context.about({ type: 'qr_code', id: subject.id })
    const claimed = await claimCode(context, {
      ...input,
      userId: actor.userId,
      userName: actor.fullName || actor.username,
    })
    if (claimed instanceof Refusal) return claimed
    const view = await findMyCode(context.tx, claimed.qrCodeId)
    if (!view) throw new QrCodeError('QR_CODE_UNKNOWN')
    return view
  },
  form: {
    name: 'laas',
    done: ({ code }) => `/qr-setup/${code}`,
    back: ({ code = '' }) => `/qr-scan/${encodeURIComponent(normaliseTextCode(code))}`,
    secret: ['activationCode'],
  },
})
