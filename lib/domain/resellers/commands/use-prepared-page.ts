import 'server-only'
import { createMemorialRow } from '@/lib/domain/memorials/create-memorial-row'
import { bornColumns, diedColumns } from '@/lib/domain/memorials/memorial-row'
import { codeActor, lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { linkCode } from '@/lib/domain/qr-codes/link-code'
import { ownsCode } from '@/lib/domain/qr-codes/policy'
import { qrCodeInput } from '@/lib/domain/qr-codes/schema'
import { takePreparedPage } from '@/lib/domain/resellers/stock/prepared-pages'
import { offeredPageFormName } from '@/lib/domain/resellers/stock/stock-forms'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Creates the family's page from the stonemason's prepared page, which is deleted. */
export const usePreparedPage = defineCommand({
  name: 'resellers.use-prepared-page',
  input: qrCodeInput,
  session: 'required',
  status: 201,
  load: ({ code }, { actor }) => getCodeSubject(actor, code),
  authorize: ownsCode,
  async run(context, _, { id: qrCodeId }): Promise<{ id: string; slug: string }> {
    const { tx, actor } = context
    const row = await lockCodeRow(tx, { id: qrCodeId })
    if (!ownsCode(actor, row)) throw new QrCodeError('QR_CODE_NOT_YOURS')
    const prepared = await takePreparedPage(tx, qrCodeId)
    if (!prepared) throw new DomainError('NOT_FOUND')
    const { born, died, ...fields } = prepared
    const memorial = await createMemorialRow(tx, {
      ownerId: actor.userId,
      ...fields,
      ...bornColumns(born),
      ...diedColumns(died),
      creationWay: 'blank',
    })
    await linkCode(context, { qrCodeId, memorialId: memorial.id, ...codeActor(actor) })
    context.about({ type: 'memorial', id: memorial.id })
    return memorial
  },
  form: {
    name: offeredPageFormName,
    done: ({ slug }) => `/edit-memorial/${slug}`,
    back: ({ code = '' }) => `/qr-setup/${encodeURIComponent(code)}`,
  },
})
