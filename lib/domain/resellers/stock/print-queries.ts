import 'server-only'
import { z } from 'zod'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { ofOwnReseller } from '@/lib/domain/resellers/resellers'
import { type ActivationCard, drawActivationCards } from '@/lib/domain/resellers/stock/activation-card'
import { listChosenCodes } from '@/lib/domain/resellers/stock/choice-queries'
import { chosenCodesInput } from '@/lib/domain/resellers/stock/choice-schema'
import { drawFamilyLeaflet, drawMountingGuide } from '@/lib/domain/resellers/stock/papers'
import { stockCodeSelect } from '@/lib/domain/resellers/stock/stock-codes'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'
import { sessionKindOf } from '@/lib/shared/session-kinds'

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
      session: sessionKindOf(actor),
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

/** The request with a form's checkboxes (`codes=A&codes=B`) as one field (`codes=A,B`). */
export function withJoinedCodes(request: Request): Request {
  const url = new URL(request.url)
  if (url.searchParams.get('choice')) return request
  url.searchParams.set('codes', url.searchParams.getAll('codes').join(','))
  return new Request(url, { headers: request.headers })
}

/** The documents by file name. */
const downloadNames = ['saadan-monterer-du-pladen.pdf', 'til-familien.pdf'] as const
type DownloadName = (typeof downloadNames)[number]

/** A document that resellers print, as a PDF in A4. */
export const printDownload = defineRead({
  ...ofOwnReseller,
  name: 'resellers.print-download',
  input: z.object({
    name: z.enum(downloadNames, 'Det ark har vi ikke. Gå tilbage til oversigten, og vælg et af dem, der står der.'),
  }),
  run: async (_, { name }, { id }) => ({
    body: new Uint8Array(await drawPaper(name, id)),
    contentType: 'application/pdf',
    filename: name,
  }),
})

async function drawPaper(name: DownloadName, id: string): Promise<Buffer> {
  const site = { siteName: env.SITE_NAME, siteUrl: env.SITE_URL, supportEmail: env.SUPPORT_EMAIL }
  if (name === 'saadan-monterer-du-pladen.pdf') return drawMountingGuide(site)
  const reseller = await db.reseller.findUniqueOrThrow({ where: { id }, select: { companyName: true, phone: true } })
  return drawFamilyLeaflet({ ...site, ...reseller })
}
