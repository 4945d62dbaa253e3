import 'server-only'
import { releaseCode } from '@/lib/domain/qr-codes/claim-code'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { findMyCode } from '@/lib/domain/qr-codes/my-code'
import { ownsCode } from '@/lib/domain/qr-codes/policy'
import { type MyQrCodeView, qrCodeInput } from '@/lib/domain/qr-codes/schema'
import { defineCommand } from '@/lib/server/command'

/** Releases a code from the caller's account. Linked pages stay open. */
export const unlockQrCode = defineCommand({
  name: 'qr-codes.unlock-qr-code',
  input: qrCodeInput,
  session: 'required',
  load: ({ code }, { actor }) => getCodeSubject(actor, code),
  authorize: ownsCode,
  async run(context, _, { id }): Promise<MyQrCodeView> {
    context.about({ type: 'qr_code', id })
    await releaseCode(context, { qrCodeId: id, ...codeActor(context.actor) })
    const view = await findMyCode(context.tx, id)
    if (!view) throw new QrCodeError('QR_CODE_UNKNOWN')
    return view
  },
})
