import 'server-only'
import { z } from 'zod'
import { notCsv } from '@/lib/domain/packages/copy'
import { mostCodesInPackage } from '@/lib/domain/packages/schema'
import { type LockedCode, lockCodeRows, whyNot } from '@/lib/domain/packages/stock'
import type { CodeImportView, ResellerOption } from '@/lib/domain/packages/views'
import type { Transaction } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { parseCsv, unclosedQuote } from '@/lib/shared/csv'
import { isCvr } from '@/lib/shared/cvr'
import { decodeText } from '@/lib/shared/decode-text'
import { formatTextCode, isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

export type ListedCode = { line: number; code: string; cvr: string }
export type LineProblem = { line: number; sentence: string }

const codeHeadings = ['kode', 'qrkode']
const cvrHeadings = ['cvr', 'cvrnummer', 'cvrnr', 'forhandlercvr', 'forhandlerscvr', 'forhandler']

/**
 * Parses a delivery list as spreadsheets write it: semicolons, commas or tabs, with or without a byte order mark, in
 * UTF-8, UTF-16 or Windows-1252. Reads the columns Kode and CVR and ignores others. Returns the well-formed lines, and
 * a Danish sentence for each of the others. Lines count from 1, including the headings.
 */
export function readCodeList(body: Uint8Array): { listed: ListedCode[]; problems: LineProblem[] } {
  const text = decodeText(body)
  if (text === null) return wrong(1, notCsv)
  const { rows, unclosedAt } = parseCsv(text)
  if (unclosedAt) return wrong(unclosedAt, unclosedQuote)
  const start = rows.findIndex((row) => !isBlank(row))
  const headings = (rows[start] ?? []).map((cell) => cell.toLowerCase().replace(/[^a-zæøå]/g, ''))
  const codeAt = placeOf(headings, codeHeadings)
  const cvrAt = placeOf(headings, cvrHeadings)
  if (codeAt < 0 || cvrAt < 0) {
    return wrong(Math.max(start, 0) + 1, 'Første linje skal have overskrifterne »Kode« og »CVR«.')
  }
  const lines = rows.flatMap((row, place) =>
    place <= start || isBlank(row) ? [] : [{ line: place + 1, code: row[codeAt] ?? '', cvr: row[cvrAt] ?? '' }],
  )
  if (lines.length === 0) return wrong(start + 2, 'Der er ingen koder i filen.')
  if (lines.length > mostCodesInPackage) {
    const most = mostCodesInPackage.toLocaleString('da-DK')
    return wrong(start + mostCodesInPackage + 2, `Der må højst være ${most} koder i filen. Del den i flere.`)
  }
  return checkLines(lines)
}

function checkLines(lines: ListedCode[]): { listed: ListedCode[]; problems: LineProblem[] } {
  const listed: ListedCode[] = []
  const problems: LineProblem[] = []
  const lineOf = new Map<string, number>()
  for (const { line, ...cells } of lines) {
    const code = normaliseTextCode(cells.code)
    const cvr = cells.cvr.replace(/^DK/i, '').replace(/\s/g, '')
    const sentence = cellProblem({ ...cells, code, cvr }, cells.code, lineOf.get(code))
    if (sentence) problems.push({ line, sentence })
    else listed.push({ line, code, cvr })
    if (!lineOf.has(code)) lineOf.set(code, line)
  }
  return { listed, problems }
}

function cellProblem({ code, cvr }: { code: string; cvr: string }, typed: string, seenAt?: number): string | null {
  const quoted = Array.from(typed.trim()).slice(0, 40).join('')
  if (quoted === '') return 'Koden mangler.'
  if (!isTextCode(code)) return `»${quoted}« er ikke en rigtig kode. Se efter, om alle ti tegn er med.`
  if (seenAt) return `${formatTextCode(code)} står også i linje ${seenAt}.`
  if (cvr === '') return 'Forhandlerens CVR-nummer mangler.'
  if (!isCvr(cvr)) return `»${Array.from(cvr).slice(0, 40).join('')}« er ikke et rigtigt CVR-nummer.`
  return null
}

function isBlank(row: string[]): boolean {
  return row.every((cell) => cell.trim() === '')
}

/** The index of the first wanted name present, or -1. CVR precedes Forhandler, which may be the company's name. */
function placeOf(headings: string[], wanted: string[]): number {
  const name = wanted.find((candidate) => headings.includes(candidate))
  return name ? headings.indexOf(name) : -1
}

function wrong(line: number, sentence: string) {
  return { listed: [], problems: [{ line, sentence }] }
}

/** Fits 10,000 lines with some extra columns. */
export const importLimitBytes = 4_000_000

export const importInput = z.object({
  file: z.instanceof(UploadedFile, { error: 'Vælg en CSV-fil med koder.' }),
})

type Gift = { reseller: ResellerOption; codes: LockedCode[] }
type Reseller = ResellerOption & { status: 'active' | 'suspended' }

/**
 * What a delivery list would do: which codes go to which reseller, and every wrong line. Locks the codes until the
 * transaction ends, so that the plan stays valid.
 */
export async function planImport(
  tx: Transaction,
  file: UploadedFile,
): Promise<{ view: CodeImportView; gifts: Gift[] }> {
  const { listed, problems } = readCodeList(file.body)
  const held =
    listed.length > 0
      ? await lockCodeRows(
          tx,
          listed.map(({ code }) => code),
        )
      : []
  const codes = new Map(held.map((row) => [row.code, row]))
  const resellers = await resellersOf(tx, listed)
  const gifts = new Map<string, Gift>()
  const found: LineProblem[] = [...problems]
  for (const { line, code, cvr } of listed) {
    const row = codes.get(code)
    const reseller = resellers.get(cvr)
    const sentence = problemOf({ code, cvr, row, reseller })
    if (sentence) found.push({ line, sentence })
    if (sentence || !row || !reseller) continue
    const gift = gifts.get(reseller.id) ?? { reseller, codes: [] }
    gift.codes.push(row)
    gifts.set(reseller.id, gift)
  }
  found.sort((a, b) => a.line - b.line)
  return { view: viewOf(listed.length + problems.length, found, [...gifts.values()]), gifts: [...gifts.values()] }
}

type Line = { code: string; cvr: string; row: LockedCode | undefined; reseller: Reseller | undefined }

function problemOf({ code, cvr, row, reseller }: Line): string | null {
  const formatted = formatTextCode(code)
  if (!row) return `Vi kender ikke koden ${formatted}.`
  if (!reseller) return `Ingen forhandler har CVR-nummer ${cvr}.`
  if (reseller.status === 'suspended') return `Aftalen med ${reseller.companyName} er sat på pause.`
  const reason = whyNot.assign(row)
  return reason && `${formatted} ligger ikke på lageret: ${reason}.`
}

async function resellersOf(tx: Transaction, listed: ListedCode[]): Promise<Map<string, Reseller>> {
  const rows = await tx.reseller.findMany({
    where: { cvr: { in: [...new Set(listed.map(({ cvr }) => cvr))] } },
    select: { id: true, companyName: true, cvr: true, status: true },
  })
  return new Map(rows.map(({ cvr, ...row }) => [cvr, row]))
}

function viewOf(lines: number, problems: LineProblem[], gifts: Gift[]): CodeImportView {
  return {
    lines,
    problems,
    resellers: gifts
      .map(({ reseller: { id, companyName }, codes }) => ({ id, companyName, count: codes.length }))
      .sort((a, b) => a.companyName.localeCompare(b.companyName, 'da')),
  }
}
