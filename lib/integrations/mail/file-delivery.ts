import { randomUUID } from 'node:crypto'
import { link, mkdir, open, opendir, readFile, rm, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { assertMessageId, composeMail } from './compose-mail'
import { MailError, type OutgoingMail } from './mail-contract'

const mailFileSchema = z.object({
  messageId: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  deliveredAt: z.iso.datetime(),
})

export type MailFile = z.infer<typeof mailFileSchema>

/**
 * Delivery into a folder, for installations without a mail server: `<messageId>.eml` for a mail program and
 * `<messageId>.json` for a page. Names are never reused, so a second delivery changes nothing.
 */
export function createFileDelivery(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function deliver(mail: OutgoingMail): Promise<void> {
    const composed = composeMail(mail)
    try {
      const { message } = await transport.sendMail(composed)
      const { messageId, from, to, subject, html, text } = mail
      const file: MailFile = { messageId, from, to, subject, html, text, deliveredAt: new Date().toISOString() }
      await mkdir(folder, { recursive: true })
      // The .json is written last: its presence means the delivery is complete; an interrupted one is resumed.
      await writeOnce(path.join(/* turbopackIgnore: true */ folder, `${messageId}.eml`), await toBuffer(message))
      await writeOnce(
        path.join(/* turbopackIgnore: true */ folder, `${messageId}.json`),
        Buffer.from(JSON.stringify(file, null, 2)),
      )
    } catch (error) {
      throw new MailError(false, 'The mail could not be written to its file', { cause: error })
    }
  }

  /** The delivered mail, or null when none has that id. Throws a MailError when the id is malformed. */
  async function readMailFile(messageId: string): Promise<MailFile | null> {
    assertMessageId(messageId)
    try {
      return mailFileSchema.parse(
        JSON.parse(await readFile(path.join(/* turbopackIgnore: true */ folder, `${messageId}.json`), 'utf8')),
      )
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    }
  }

  /** Removes the files of mails, and of interrupted deliveries, that were written before this time. Idempotent. */
  async function removeMailFiles({ before }: { before: Date }): Promise<void> {
    const listed = await opendir(/* turbopackIgnore: true */ folder).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error
      return []
    })
    for await (const { name } of listed) {
      const file = path.join(/* turbopackIgnore: true */ folder, name)
      if ((await stat(file)).mtime < before) await rm(file, { force: true })
    }
  }

  return { deliver, readMailFile, removeMailFiles }
}

/** Creates the file atomically, and only if the name is free. A hard link, because rename would replace. */
async function writeOnce(file: string, bytes: Buffer): Promise<void> {
  // Hidden from the bundler, which would take every file of the project for one that may be opened here.
  const temporary = path.join(/* turbopackIgnore: true */ path.dirname(file), `.${randomUUID()}`)
  const handle = await open(/* turbopackIgnore: true */ temporary, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
    await link(temporary, file).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error
    })
    await forceFolder(path.dirname(file))
  } finally {
    await handle.close()
    await unlink(temporary)
  }
}

async function forceFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function toBuffer(message: Buffer | AsyncIterable<Buffer | string>): Promise<Buffer> {
  if (Buffer.isBuffer(message)) return message
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
