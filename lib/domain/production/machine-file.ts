import 'server-only'
import { approvalInName } from '@/lib/domain/approvals/approval-texts'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'
import { fileOfPiece } from '@/lib/domain/production/piece-files'
import type { Actor } from '@/lib/shared/actor'

const contentTypes: Record<ArtworkFormat, string> = {
  svg: 'image/svg+xml',
  dxf: 'image/vnd.dxf',
  pdf: 'application/pdf',
  png: 'image/png',
}

/** A proven file as it is saved to the machine, named by its code and by whether a family said yes to it. Throws as `fileOfPiece`. */
export async function machineFile(actor: Actor, { id, format }: { id: string; format: ArtworkFormat }) {
  const { file, code, approval } = await fileOfPiece(actor, id, format)
  return {
    body: new Uint8Array(file),
    contentType: contentTypes[format],
    filename: `${code}-${approvalInName(approval)}.${format}`,
  }
}
