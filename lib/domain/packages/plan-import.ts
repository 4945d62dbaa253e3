import 'server-only'
import { z } from 'zod'
import { type LineProblem, type ListedCode, readCodeList } from '@/lib/domain/packages/read-code-list'
import type { CodeImportView, ResellerOption } from '@/lib/domain/packages/schema'
import { type LockedCode, lockCodeRows, whyNot } from '@/lib/domain/packages/stock'
import type { Transaction } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** 10,000 lines with some columns that nobody asked for. */
export const importLimitBytes = 4_000_000

export const importInput = z.object({
  file: z.instanceof(UploadedFile, { error: 'Vælg en CSV-fil med koder.' }),
})

type Gift = { reseller: ResellerOption; codes: LockedCode[] }
type Reseller = ResellerOption & { status: 'active' | 'suspended' }

/**
 * What a delivery list would do: which codes go to whom, and every line that stands in the way. The codes are held
 * until the transaction ends, so that what was planned can be carried out.
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
