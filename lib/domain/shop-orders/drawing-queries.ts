import 'server-only'
import { approvalOf, findApproved } from '@/lib/domain/approvals/approval'
import { approvalInName, approvalNote } from '@/lib/domain/approvals/approval-texts'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { provenFile } from '@/lib/domain/exports/proven-file'
import { contentTypes } from '@/lib/domain/exports/stored-files'
import { assertInUse } from '@/lib/domain/qr-codes/code-row'
import { getOrderRow, type ShopOrderRow } from '@/lib/domain/shop-orders/orders'
import { hasDrawings, isBuyer } from '@/lib/domain/shop-orders/policy'
import { type DrawingFileKey, drawingFileKey, drawnSymbolMm } from '@/lib/domain/shop-orders/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/**
 * The drawing of a further code for the stonemason, proven readable first; as a family approved it, if it did. Throws
 * NOT_FOUND, QR_CODE_BLOCKED, QR_CODE_RETIRED and EXPORT_WITHHELD.
 */
export const readOrderDrawing = defineRead({
  name: 'shop-orders.read-order-drawing',
  session: 'required',
  input: drawingFileKey,
  // Each drawing costs a second of processor time.
  limits: ({ id }) => [{ name: 'order-drawing', key: id, points: 60, seconds: 3600 }],
  load: ({ id }, actor) => getOrderRow(actor, id),
  authorize: isBuyer,
  run: (_, key, order) => drawCode(order, key),
})

async function drawCode(order: ShopOrderRow, { code, stone, format }: DrawingFileKey) {
  const { packageId } = order
  const row =
    hasDrawings(order) && packageId
      ? await db.qrCode.findFirst({ where: { packageId, code }, select: { id: true, state: true } })
      : null
  if (!row) throw new DomainError('NOT_FOUND')
  assertInUse(row)
  const approved = (await findApproved({ id: row.id })).get(row.id)
  // The stone decides which fields are cut: the light ones in a dark stone.
  const material = stone === 'dark' ? 'polished_black_granite' : 'marble'
  const options = approved?.options ?? artworkOptions.parse({ material, symbolMm: drawnSymbolMm })
  const approval = approvalOf(approved, options, code)
  const note = approved ? approvalNote(approval) : undefined
  const { file } = await provenFile({ options, code, format, note })
  return {
    body: new Uint8Array(file),
    contentType: contentTypes[format],
    filename: `${formatTextCode(code)}-${approved ? approvalInName(approval) : `${stone === 'dark' ? 'moerk' : 'lys'}-sten`}.${format}`,
  }
}
