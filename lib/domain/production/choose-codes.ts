import 'server-only'
import { ApprovalError } from '@/lib/domain/approvals/errors'
import { PackageError } from '@/lib/domain/packages/errors'
import { ProductionError } from '@/lib/domain/production/errors'
import { openStates } from '@/lib/domain/production/policy'
import { mostPiecesInBatch } from '@/lib/domain/production/schema'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
import { type Database, db, Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { formatTextCode, isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** What a new batch is to be made of. */
export type Wanted =
  | { source: 'package'; packageNumber?: number | undefined }
  | { source: 'codes'; codes: string[] }
  | { source: 'proof_sheets'; proofSheetNumbers: string[] }

/** The codes of a batch, in order; with `proofSheetId` where a family has approved a drawing. */
export type ChosenCodes = {
  codes: Array<{ qrCodeId: string; code: string; proofSheetId: string | null }>
  packageId: string | null
  /** The package's reseller, or the one that all codes share. */
  resellerId: string | null
  /** How many codes of the package are out of use, made already, or waiting for a family's answer. */
  leftOut: number
}

/**
 * Locks the codes of a batch in a fixed order, so that concurrent calls never put a code into two batches. Codes given
 * one by one are taken all or none; of a package, those still to be made. Throws CODE_IN_PRODUCTION,
 * PROOF_SHEET_NOT_APPROVED, PACKAGE_NOT_READY, or INVALID_INPUT at the field.
 */
export function chooseCodes(tx: Transaction, wanted: Wanted): Promise<ChosenCodes> {
  return choose({ database: tx, holds: true }, wanted)
}

/** The same codes and errors without locks, so that nobody who uses one of them waits. */
export function lookUpCodes(wanted: Wanted): Promise<ChosenCodes> {
  return choose({ database: db, holds: false }, wanted)
}

type Way = { database: Database; holds: boolean }

async function choose(way: Way, wanted: Wanted): Promise<ChosenCodes> {
  const { database } = way
  if (wanted.source === 'package') return choosePackage(way, wanted.packageNumber)
  const ids =
    wanted.source === 'codes'
      ? await idsOfCodes(database, wanted.codes)
      : await idsOfSheets(database, wanted.proofSheetNumbers)
  const held = await readCodes(way, Prisma.sql`c.id = ANY(${ids}::uuid[])`)
  for (const code of held) assertFree(code, fieldOf(wanted.source))
  const order = new Map(ids.map((id, place) => [id, place]))
  const codes = held.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)).map(chosen)
  const resellers = new Set(held.map(({ resellerId }) => resellerId))
  const [only = null] = resellers
  return { codes, packageId: null, resellerId: resellers.size === 1 ? only : null, leftOut: 0 }
}

async function choosePackage(way: Way, number: number | undefined): Promise<ChosenCodes> {
  const found = number
    ? await way.database.qrPackage.findUnique({
        where: { number },
        select: { id: true, state: true, resellerId: true },
      })
    : null
  if (!found) throw wrong('packageNumber', number ? 'Der er ingen pakke med det nummer.' : 'Vælg en pakke.')
  if (found.state !== 'ready') throw new PackageError('PACKAGE_NOT_READY')
  const held = await readCodes(way, Prisma.sql`c."packageId" = ${found.id}::uuid`)
  const codes = held.filter((code) => !isOutOfUse(code.state) && !code.isOpen && !code.isShipped && isAnswered(code))
  if (codes.length === 0) throw wrong('packageNumber', 'Alle koder i pakken er lavet, i gang eller ude af brug.')
  return {
    codes: codes.map(chosen),
    packageId: found.id,
    resellerId: found.resellerId,
    leftOut: held.length - codes.length,
  }
}

type LockedCode = {
  id: string
  code: string
  state: string
  resellerId: string | null
  isOpen: boolean
  isShipped: boolean
  sheetId: string | null
  sheetStatus: string | null
  /** A family ordered it from us: nothing is cut before it approved a drawing. */
  isOrdered: boolean
}

async function readCodes({ database, holds }: Way, condition: Prisma.Sql): Promise<LockedCode[]> {
  if (holds) await database.$queryRaw`SELECT 1 FROM "QrCode" c WHERE ${condition} ORDER BY c.id FOR UPDATE`
  // Read after the lock, to see what another batch took meanwhile.
  const rows = await database.$queryRaw<LockedCode[]>`
    SELECT c.id, c.code, c.state::text, c."resellerId",
      EXISTS (SELECT 1 FROM "ProductionPiece" p
        WHERE p."qrCodeId" = c.id AND p.state::text IN (${Prisma.join([...openStates])})) AS "isOpen",
      EXISTS (SELECT 1 FROM "ProductionPiece" p WHERE p."qrCodeId" = c.id AND p.state = 'shipped') AS "isShipped",
      s.id AS "sheetId", s.status::text AS "sheetStatus",
      EXISTS (SELECT 1 FROM "ShopOrder" o WHERE o."packageId" = c."packageId") AS "isOrdered"
    FROM "QrCode" c
    LEFT JOIN LATERAL (SELECT id, status FROM "ProofSheet"
      WHERE "qrCodeId" = c.id AND status <> 'withdrawn' ORDER BY id DESC LIMIT 1) s ON true
    WHERE ${condition} ORDER BY c.id LIMIT ${mostPiecesInBatch + 1}`
  if (rows.length > mostPiecesInBatch)
    throw wrong('codes', `Der kan højst være ${mostPiecesInBatch.toLocaleString('da-DK')} stykker i et parti.`)
  return rows
}

function assertFree(code: LockedCode, field: string): void {
  const name = formatTextCode(code.code)
  if (isOutOfUse(code.state)) throw wrong(field, `Koden ${name} er spærret eller taget ud af brug.`)
  if (code.isOpen) throw new ProductionError('CODE_IN_PRODUCTION', { code: name })
  if (!isAnswered(code)) throw new ApprovalError('PROOF_SHEET_NOT_APPROVED')
}

const isAnswered = ({ sheetStatus, isOrdered }: LockedCode) =>
  sheetStatus === 'approved' || (sheetStatus === null && !isOrdered)
const chosen = ({ id, code, sheetId }: LockedCode) => ({ qrCodeId: id, code, proofSheetId: sheetId })

async function idsOfCodes(database: Database, typed: string[]): Promise<string[]> {
  const codes = [...new Set(typed.map(normaliseTextCode))]
  const malformed = typed.find((text) => !isTextCode(text))
  if (malformed) throw wrong('codes', `»${malformed.slice(0, 40)}« er ikke en af vores koder.`)
  if (codes.length === 0) throw wrong('codes', 'Skriv mindst én kode.')
  if (codes.length > mostPiecesInBatch)
    throw wrong('codes', `Der kan højst være ${mostPiecesInBatch.toLocaleString('da-DK')} stykker i et parti.`)
  const rows = await database.qrCode.findMany({ where: { code: { in: codes } }, select: { id: true, code: true } })
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  return codes.map((code) => {
    const id = ids.get(code)
    if (!id) throw wrong('codes', `Vi kender ikke koden ${formatTextCode(code)}.`)
    return id
  })
}

async function idsOfSheets(database: Database, typed: string[]): Promise<string[]> {
  const field = 'proofSheetNumbers'
  const malformed = typed.find((text) => !/^\d{1,9}$/.test(text))
  if (malformed) throw wrong(field, `»${malformed.slice(0, 40)}« er ikke et nummer på en tegning.`)
  const numbers = [...new Set(typed.map(Number))]
  if (numbers.length === 0) throw wrong(field, 'Skriv nummeret på mindst én godkendt tegning.')
  const rows = await database.proofSheet.findMany({
    where: { number: { in: numbers } },
    select: { number: true, qrCodeId: true, status: true },
  })
  const ids = numbers.map((number) => {
    const sheet = rows.find((row) => row.number === number)
    if (!sheet) throw wrong(field, `Der er ingen tegning med nummer ${number}.`)
    if (sheet.status !== 'approved') throw new ApprovalError('PROOF_SHEET_NOT_APPROVED')
    return sheet.qrCodeId
  })
  return [...new Set(ids)]
}

const fieldOf = (source: 'codes' | 'proof_sheets') => (source === 'codes' ? 'codes' : 'proofSheetNumbers')

function wrong(field: string, sentence: string): DomainError {
  return new DomainError('INVALID_INPUT', {}, { [field]: sentence })
}
