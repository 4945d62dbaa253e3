import 'server-only'
import { TreeFileError } from '@/lib/domain/tree-files/errors'
import { isZip } from '@/lib/integrations/gedcom/read-gedzip'
import { storage } from '@/lib/integrations/storage/storage'

/** Where an import's file is stored. */
export function importKey(importId: string, body: Uint8Array): string {
  return `tree-imports/${importId}.${isZip(body) ? 'zip' : 'txt'}`
}

export function contentTypeOf(storageKey: string): string {
  return storageKey.endsWith('.zip') ? 'application/zip' : 'text/plain'
}

/** The whole file. Throws TREE_IMPORT_STOPPED when it is gone. */
export async function readStoredFile(storageKey: string): Promise<Buffer> {
  const file = await storage.get(storageKey)
  if (!file) throw new TreeFileError('TREE_IMPORT_STOPPED')
  const chunks: Buffer[] = []
  for await (const chunk of file.stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
