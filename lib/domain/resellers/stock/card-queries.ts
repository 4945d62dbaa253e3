import 'server-only'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { ofOwnReseller } from '@/lib/domain/resellers/own-reseller'
import { type ActivationCard, drawActivationCards } from '@/lib/domain/resellers/stock/activation-card'
import { listChosenCodes } from '@/lib/domain/resellers/stock/choice-queries'
import { chosenCodesInput } from '@/lib/domain/resellers/stock/choice-schema'
import { stockCodeSelect } from '@/lib/domain/resellers/stock/stock-code-row'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'

/**
 * The activation cards for families as a PDF: one card in its own size, or A4 sheets of eight. The only place where a
 * reseller sees activation codes; each print is recorded in the audit log. Throws NOT_FOUND for codes of others,
 * QR_CODE_NOT_FREE if a family has claimed one of them, QR_CODE_NOT_IN_STOCK if the chosen search has changed.
 */
export const printActivationCards = defineRead({
  ...ofOwnReseller,
  name: 'resellers.print-activation-cards',
  input: chosenCodesInput,
  // Many cards give access to many pages.
  confirms: (chosen) => chosen.by === 'search' || chosen.codes.length > 1,
  run: async (actor, chosen, { id }) => {
    const codes = await listChosenCodes(actor, chosen)
    return {
      body: new Uint8Array(await drawCards(actor, id, codes)),
      contentType: 'application/pdf',
      filename: codes.length === 1 ? `aktiveringskort-${codes[0]}.pdf` : `aktiveringskort-${codes.length}-stk.pdf`,
    }
  },
})

async function drawCards(actor: Actor, resellerId: string, codes: string[]): Promise<Buffer> {
  const [reseller, rows] = await Promise.all([
    db.reseller.findUniqueOrThrow({ where: { id: resellerId }, select: { companyName: true, phone: true } }),
    db.qrCode.findMany({
      where: { resellerId, code: { in: codes } },
      orderBy: { code: 'asc' },
      select: stockCodeSelect,
    }),
  ])
  if (rows.length !== codes.length) throw new DomainError('NOT_FOUND')
  if (!rows.every(isFreeCode)) throw new ResellerError('QR_CODE_NOT_FREE')
  await db.auditEntry.create({
    data: {
      command: 'resellers.print-activation-cards',
      actorKind: actor.kind,
      actorId: userIdOf(actor),
      subjectType: 'reseller',
      subjectId: resellerId,
      detail: { codes },
    },
  })
  log.info({ resellerId, count: codes.length }, 'activation cards printed')
  const cards = rows.map(
    (row): ActivationCard => ({
      formattedCode: formatTextCode(row.code),
      printedAddress: printedAddress(env.SITE_URL, row.code),
      activationCode: row.package.requiresActivation ? row.activationCode : null,
    }),
  )
  return drawActivationCards(cards, { ...reseller, siteName: env.SITE_NAME })
}
