import 'server-only'
import { canOrderExports } from '@/lib/domain/exports/policy'
import { mostCodesInExport, named, type OrderExport } from '@/lib/domain/exports/schema'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { isOutOfUse, outOfUseStates } from '@/lib/domain/qr-codes/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export type CodeToDraw = { id: string; code: string }

/**
 * The codes of an order that this actor may draw; none if it may draw nothing. Codes that do not exist or belong to
 * others are refused by name with QR_CODE_UNKNOWN; blocked and retired ones are refused by name too.
 */
export async function findCodesToDraw(actor: SignedInActor, order: OrderExport): Promise<CodeToDraw[]> {
  if (!canOrderExports(actor)) return []
  const own = actor.kind === 'administrator' ? {} : { resellerId: actor.reseller?.id ?? null }
  return order.source === 'codes' ? findWritten(order.codes, own) : findMany(order, own)
}

async function findWritten(codes: string[], own: { resellerId?: string | null }): Promise<CodeToDraw[]> {
  const rows = await db.qrCode.findMany({
    where: { code: { in: codes }, ...own },
    select: { id: true, code: true, state: true },
  })
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const unknown = codes.filter((code) => !byCode.has(code))
  if (unknown.length > 0) {
    const sentence = `Vi kender ikke ${named(unknown.map(formatTextCode))}.`
    throw new QrCodeError('QR_CODE_UNKNOWN', {}, { codes: sentence })
  }
  const outOfUse = rows.filter(({ state }) => isOutOfUse(state))
  if (outOfUse.length > 0) {
    const names = named(outOfUse.map(({ code }) => formatTextCode(code)))
    refuse('codes', `Spærret eller taget ud af brug og kan ikke bruges: ${names}.`)
  }
  return rows
}

async function findMany({ packageId, state }: OrderExport, own: { resellerId?: string | null }): Promise<CodeToDraw[]> {
  const rows = await db.qrCode.findMany({
    where: {
      ...own,
      ...(packageId ? { packageId } : {}),
      AND: [{ state: { notIn: [...outOfUseStates] } }, state ? { state } : {}],
    },
    orderBy: { id: 'asc' },
    take: mostCodesInExport + 1,
    select: { id: true, code: true },
  })
  const most = mostCodesInExport.toLocaleString('da-DK')
  if (rows.length === 0) refuse('packageId', 'Ingen koder passer. Vælg en anden pakke eller status.')
  if (rows.length > mostCodesInExport)
    refuse('packageId', `Der er flere end ${most} koder. Vælg både en pakke og en status.`)
  return rows
}

function refuse(field: string, sentence: string): never {
  throw new DomainError('INVALID_INPUT', {}, { [field]: sentence })
}
