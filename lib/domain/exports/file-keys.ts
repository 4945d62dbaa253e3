import type { SheetFormat } from '@/lib/domain/artwork/files/write-sheet'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'

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
