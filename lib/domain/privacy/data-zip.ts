import 'server-only'
import { Readable } from 'node:stream'
import type { ZipArchive } from 'archiver'
import { dataPage } from '@/lib/domain/privacy/data-page'
import { exportMyData } from '@/lib/domain/privacy/export-data'
import { appendToZip, zipBody } from '@/lib/server/zip'
import type { SignedInActor } from '@/lib/shared/actor'

/** The account's own data as a ZIP: a page to read and a JSON file for programs. */
export async function zipMyData(
  actor: SignedInActor,
): Promise<{ body: ReadableStream<Uint8Array>; contentType: string; filename: string }> {
  const { body: json, filename } = await exportMyData(actor)
  const files = { 'index.html': dataPage(json), 'mine-data.json': json }
  return {
    body: zipBody((zip) => fill(zip, files)),
    contentType: 'application/zip',
    filename: filename.replace(/\.json$/, '.zip'),
  }
}

async function fill(zip: ZipArchive, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await appendToZip(zip, Readable.from([text]), { name })
}
