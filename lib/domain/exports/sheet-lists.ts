import 'server-only'
import { text } from 'node:stream/consumers'
import { sheetListKey } from '@/lib/domain/exports/file-keys'
import { storage } from '@/lib/integrations/storage/storage'
import { formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** A sheet of an export and the codes on it, in their stored form. Sheets count from 1. */
export type SheetList = { number: number; codes: string[] }

/** The complete sheets, in order. */
export async function listSheets(exportId: string): Promise<SheetList[]> {
  const sheets: SheetList[] = []
  for (let number = 1; ; number++) {
    const stored = await storage.get(sheetListKey(exportId, number))
    if (!stored) return sheets
    const lines = (await text(stored.stream)).split('\r\n').filter(Boolean)
    sheets.push({ number, codes: lines.map(normaliseTextCode) })
  }
}

/** Marks a sheet as complete and stores its codes. Its files must be stored before. */
export async function storeSheetList(exportId: string, { number, codes }: SheetList): Promise<void> {
  const lines = codes.map((code) => `${formatTextCode(code)}\r\n`).join('')
  await storage.put(sheetListKey(exportId, number), Buffer.from(lines), { contentType: 'text/plain' })
}
