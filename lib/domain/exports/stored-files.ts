import 'server-only'
import { text } from 'node:stream/consumers'
import type { SheetFormat } from '@/lib/domain/artwork/files/write-artwork'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

export const contentTypes: Record<ArtworkFormat, string> = {
  svg: 'image/svg+xml',
  dxf: 'image/vnd.dxf',
  pdf: 'application/pdf',
  png: 'image/png',
}

/** The storage key of an export's file. */
export function fileKey({ exportId, code, format }: { exportId: string; code: string; format: ArtworkFormat }): string {
  return `exports/${exportId}/${format}/${code.toLowerCase()}.${format}`
}

/** The storage key of an export's sheet; sheets count from 1. */
export function sheetKey(exportId: string, number: number, format: SheetFormat): string {
  return `exports/${exportId}/ark/ark-${number}.${format}`
}

/** The storage key of the list of a sheet's codes. It is written last, so a sheet that has one is complete. */
export function sheetListKey(exportId: string, number: number): string {
  return `exports/${exportId}/ark/ark-${number}.txt`
}

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
