import 'server-only'
import { z } from 'zod'
import { approvalOf } from '@/lib/domain/approvals/approval'
import { artworkFacts, drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { optionsOfPiece } from '@/lib/domain/production/pieces'
import { sheetStatusTexts } from '@/lib/domain/proof-sheets/copy'
import { lifeLine } from '@/lib/domain/proof-sheets/paper/draw-paper'
import { factLines } from '@/lib/domain/proof-sheets/paper/text-columns'
import { canReadProofSheet, canReadProofSheets, canWriteProofSheet } from '@/lib/domain/proof-sheets/policy'
import {
  type FamilySheetAnswer,
  inscription,
  type ProofSheetFilter,
  type ProofSheetPage,
  type ProofSheetSort,
  type ProofSheetSummary,
  type ProofSheetView,
  proofSheetId,
  proofSheetList,
  proofSheetListInput,
  proofSheetOrder,
  type SheetStart,
} from '@/lib/domain/proof-sheets/schema'
import { senderOf } from '@/lib/domain/proof-sheets/sender'
import { getSheetByLink, getSheetRow, type ProofSheetRow } from '@/lib/domain/proof-sheets/sheets'
import { anyone } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { withinDays } from '@/lib/server/within-days'
import { type Actor, resellerOf } from '@/lib/shared/actor'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishMinute } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { codeInText, formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

const sheetsPerPage = 25
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Sheets, newest first unless sorted otherwise: all for administrators and the workshop, a reseller's own otherwise. Searches names, numbers
 * and the start of codes.
 */
export const listProofSheets = defineRead({
  name: 'proof-sheets.list-proof-sheets',
  session: 'required',
  input: proofSheetListInput,
  authorize: canReadProofSheets,
  run: (actor, filter) => readSheets(actor, filter, sheetsPerPage),
})

/** The same as a CSV file. The download is logged. */
export const getProofSheetsFile = defineRead({
  name: 'proof-sheets.get-proof-sheets-file',
  session: 'required',
  input: proofSheetListInput,
  authorize: canReadProofSheets,
  run: async (actor, filter) => {
    const detail = { count: await db.proofSheet.count({ where: whereOf(actor, filter), take: mostInFile }) }
    await recordLook(actor, 'proof-sheets.save-proof-sheets', { type: 'proof_sheets', id: 'proof_sheets', detail })
    return listFile({
      filename: proofSheetList('admin').csv.filename,
      columns: csvColumns(actor),
      readPage: (cursor, most) => readSheets(actor, { ...filter, cursor }, most),
    })
  },
})

/** Resellers have no column of resellers: all are their own. */
const csvColumns = (actor: Actor): ReadonlyArray<CsvColumn<ProofSheetSummary>> => [
  ['Tegning', ({ number }) => number],
  ['Version', ({ version }) => version],
  ['Navn på stenen', ({ stoneName }) => stoneName],
  ['Status', ({ status }) => sheetStatusTexts[status]],
  ['Kode', ({ formattedCode }) => formattedCode],
  ['Familie', ({ familyName }) => familyName],
  ...(actor.kind === 'administrator' ? [resellerColumn] : []),
  ['Ændret', ({ changedAt: at }) => danishMinute(new Date(at))],
]

const resellerColumn: CsvColumn<ProofSheetSummary> = ['Forhandler', ({ resellerName }) => resellerName]

/** The sheets of one code that this actor may see, newest first. */
export const listCodeSheets = defineRead({
  name: 'proof-sheets.list-code-sheets',
  session: 'required',
  input: z.object({ qrCodeId: z.uuid() }),
  authorize: canReadProofSheets,
  run: async (actor, only): Promise<ProofSheetSummary[]> =>
    (await readSheets(actor, proofSheetListInput.parse({}), sheetsPerPage, only)).items,
})

/** How many of the caller's sheets a family wants corrected. */
export const countSheetsToCorrect = defineRead({
  name: 'proof-sheets.count-sheets-to-correct',
  session: 'required',
  input: z.object({}),
  authorize: canReadProofSheets,
  run: (actor) => db.proofSheet.count({ where: { ...scopeOf(actor), status: 'changes_requested' } }),
})

const sorted = sortedRows<ProofSheetSort, Prisma.ProofSheetWhereInput, Prisma.ProofSheetOrderByWithRelationInput>(
  'id',
  {
    number: { column: 'number', holds: 'number' },
    family: { column: 'familyName', holds: 'text' },
  },
)

async function readSheets(
  actor: Actor,
  filter: ProofSheetFilter,
  most: number,
  only: { qrCodeId?: string } = {},
): Promise<ProofSheetPage> {
  const { after, orderBy, pageOf } = sorted(proofSheetOrder(filter), filter.cursor)
  const rows = await db.proofSheet.findMany({
    where: { AND: [whereOf(actor, filter), only, after] },
    orderBy,
    take: most + 1,
    select: {
      id: true,
      number: true,
      version: true,
      status: true,
      inscription: true,
      familyName: true,
      createdAt: true,
      sentAt: true,
      answeredAt: true,
      qrCode: { select: { code: true } },
      reseller: { select: { companyName: true } },
    },
  })
  const page = pageOf(rows, most)
  const items = page.rows.map((row) => ({
    id: row.id,
    number: row.number,
    version: row.version,
    status: row.status,
    familyName: row.familyName,
    ...codeOf(row),
    stoneName: inscription.parse(row.inscription).name,
    resellerName: row.reseller?.companyName ?? null,
    changedAt: changedAt(row),
  }))
  return { items, nextCursor: page.nextCursor }
}

function whereOf(actor: Actor, { status, search, ...period }: ProofSheetFilter): Prisma.ProofSheetWhereInput {
  return {
    AND: [
      scopeOf(actor),
      status ? { status } : {},
      search ? { OR: searched(search) } : {},
      withinDays('createdAt', period),
    ],
  }
}

function scopeOf(actor: Actor): { resellerId?: string } {
  return actor.kind === 'administrator' ? {} : { resellerId: resellerOf(actor)?.id ?? nobody }
}

function searched(search: string): Prisma.ProofSheetWhereInput[] {
  const number = /^\d{1,9}$/.test(search) ? [{ number: Number(search) }] : []
  return [
    ...number,
    { qrCode: { code: { startsWith: codeInText(search) ?? normaliseTextCode(search) } } },
    { familyName: { contains: search, mode: 'insensitive' } },
    { inscription: { path: ['name'], string_contains: search } },
  ]
}

/** One sheet with its history and facts. Throws NOT_FOUND unless the actor may read it. */
export const getProofSheet = defineRead({
  name: 'proof-sheets.get-proof-sheet',
  session: 'optional',
  input: proofSheetId,
  load: ({ id }, actor) => getSheetRow(actor, id),
  authorize: canReadProofSheet,
  run: (actor, _, row) => sheetView(actor, row),
})

function sheetView(actor: Actor, row: ProofSheetRow): ProofSheetView {
  const { options, inscription, familyEmail, familyName, answeredByName, answer, sha256 } = row
  const { note, internalNote, readyWhen, history } = row
  const { warnings } = artworkFacts(options, row.qrCode.code)
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    status: row.status,
    options,
    inscription,
    familyEmail,
    familyName,
    answeredByName,
    answer,
    sha256,
    warnings,
    note,
    internalNote,
    readyWhen,
    history,
    ...codeOf(row),
    stoneName: inscription.name,
    resellerName: row.reseller?.companyName ?? null,
    changedAt: changedAt(row),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    facts: warnings.some(({ level }) => level === 'stop') ? [] : factsOf(row),
    life: lifeLine(inscription),
    canWrite: canWriteProofSheet(actor, row),
    isOutdated: row.status === 'approved' && approvalOf(row, options, row.qrCode.code).kind !== 'this',
  }
}

/** What the family's link opens. The page shows no drawing of a draft, which is being corrected. */
export const findFamilySheet = defineRead({
  name: 'proof-sheets.find-family-sheet',
  session: 'optional',
  input: z.object({ token: boundedText(100) }),
  // The secret in the link is the key.
  authorize: anyone,
  run: (_, { token }) => openLink(token),
})

async function openLink(token: string): Promise<FamilySheetAnswer> {
  try {
    const row = await getSheetByLink(token)
    const { status, number, version, inscription, options, note, readyWhen, familyName } = row
    const { answeredByName, answer } = row
    const sheet = {
      status,
      number,
      version,
      inscription,
      options,
      note,
      readyWhen,
      familyName,
      answeredByName,
      answer,
      sender: { ...senderOf(row), isOperator: row.reseller === null },
      takenOverBy: row.reseller?.status === 'suspended' ? { name: env.SITE_NAME, email: env.SUPPORT_EMAIL } : null,
      life: lifeLine(inscription),
      // A draft is not shown, and it may not be drawable yet.
      facts: status === 'draft' || status === 'withdrawn' ? [] : factsOf(row),
      answeredAt: row.answeredAt?.toISOString() ?? null,
      linkEndsAt: row.linkEndsAt.toISOString(),
    }
    return { kind: 'open', sheet }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { kind: error.code === 'TOKEN_EXPIRED' ? 'expired' : 'unknown' }
  }
}

/**
 * What a new drawing of a code starts from: the plate that was made with it, else the stone and size of its package. Null
 * for codes outside the actor's stock.
 */
export const findSheetStart = defineRead({
  name: 'proof-sheets.find-sheet-start',
  session: 'required',
  input: z.object({ code: boundedText(40) }),
  authorize: canReadProofSheets,
  run: (actor, { code }) => readStart(actor, normaliseTextCode(code)),
})

async function readStart(actor: Actor, code: string): Promise<SheetStart | null> {
  const drawn = { options: true } as const
  const row = await db.qrCode.findFirst({
    where: { ...scopeOf(actor), code },
    select: {
      package: { select: { material: true, symbolMm: true } },
      pieces: {
        where: { state: 'shipped' },
        orderBy: { id: 'desc' },
        take: 1,
        select: { options: true, proofSheet: { select: drawn }, batch: { select: drawn } },
      },
    },
  })
  if (!row) return null
  const [piece] = row.pieces
  return { ...row.package, plate: piece ? optionsOfPiece(piece) : null }
}

function factsOf({ options, qrCode: { code } }: ProofSheetRow) {
  return factLines({ options, code, drawing: drawArtwork(options, code), facts: artworkFacts(options, code) })
}

function codeOf({ qrCode: { code } }: { qrCode: { code: string } }) {
  return { code, formattedCode: formatTextCode(code) }
}

function changedAt({
  createdAt,
  sentAt,
  answeredAt,
}: Pick<ProofSheetRow, 'createdAt' | 'sentAt' | 'answeredAt'>): string {
  const times = [createdAt, sentAt, answeredAt].flatMap((time) => (time ? [time.getTime()] : []))
  return new Date(Math.max(...times)).toISOString()
}
