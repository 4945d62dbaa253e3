import 'server-only'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { MailAttachment } from '@/lib/integrations/mail/mail-contract'
import { storage } from '@/lib/integrations/storage/storage'

const mostFiles = 5
/** Mail servers refuse more than about 10 MB, and Base64 adds a third. */
const mostBytes = 7_000_000

/** A stored file that goes with a mail. `name` is what the reader sees: 'Faktura 10001.pdf'. */
export type MailFile = { key: string; name: string }

const stored = z.array(z.object({ key: z.string(), name: z.string() })).max(mostFiles)

/** The files as a column of the mail's row. Throws a ZodError for more than five. */
export function storedFiles(files: readonly MailFile[]): { files?: MailFile[] } {
  return files.length === 0 ? {} : { files: stored.parse(files) }
}

/**
 * Reads the files of a mail. Throws when one is missing, so that the mail is tried again: what the law wants to go with
 * it must not be left out. Throws a RangeError above 7 MB.
 */
export async function attachFiles(files: unknown): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = []
  for (const { key, name } of stored.parse(files ?? [])) {
    const file = await storage.get(key)
    if (!file) throw new Error(`A file of a mail is missing: ${key}`)
    attachments.push({ filename: name, body: await buffer(file.stream), contentType: file.contentType })
  }
  const bytes = attachments.reduce((sum, { body }) => sum + body.length, 0)
  if (bytes > mostBytes) throw new RangeError('The files of a mail are too large')
  return attachments
}
