import 'server-only'
import { lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { ownsCode } from '@/lib/domain/qr-codes/policy'
import { qrCodeInput } from '@/lib/domain/qr-codes/schema'
import { takePreparedPage } from '@/lib/domain/resellers/stock/prepared-pages'
import { offeredPageFormName } from '@/lib/domain/resellers/stock/stock-forms'
import { defineCommand } from '@/lib/server/command'

/** Deletes the prepared page at the family's wish. Repeating it changes nothing. */
export const declinePreparedPage = defineCommand({
  name: 'resellers.decline-prepared-page',
  input: qrCodeInput,
  session: 'required',
  load: ({ code }, { actor }) => getCodeSubject(actor, code),
  authorize: ownsCode,
  async run(context, { code }, { id }): Promise<{ code: string }> {
    const row = await lockCodeRow(context.tx, { id })
    if (!ownsCode(context.actor, row)) throw new QrCodeError('QR_CODE_NOT_YOURS')
    await takePreparedPage(context.tx, id)
    context.about({ type: 'qr_code', id })
    return { code }
  },
  form: {
    name: offeredPageFormName,
    done: ({ code }) => `/create-memorial?qrCode=${code}`,
    back: ({ code = '' }) => `/qr-setup/${encodeURIComponent(code)}`,
  },
})
