import type { SheetFormat } from '@/lib/domain/artwork/files/write-sheet'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'

export const contentTypes: Record<ArtworkFormat, string> = {
  svg: 'image/svg+xml',
  dxf: 'image/vnd.dxf',
  pdf: 'application/pdf',
  png: 'image/png',
}

/** Where a file of an export lies in the store. */
export function fileKey({ exportId, code, format }: { exportId: string; code: string; format: ArtworkFormat }): string {
  return `exports/${exportId}/${format}/${code.toLowerCase()}.${format}`
}

/** Where a sheet of an export lies; sheets count from 1. */
export function sheetKey(exportId: string, number: number, format: SheetFormat): string {
  return `exports/${exportId}/ark/ark-${number}.${format}`
}

/** Where it is written which codes lie on a sheet: the last of a sheet's files, so that a sheet with it is whole. */
export function sheetListKey(exportId: string, number: number): string {
  return `exports/${exportId}/ark/ark-${number}.txt`
}
