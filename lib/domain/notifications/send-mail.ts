import 'server-only'
import { buffer } from 'node:stream/consumers'
import { attachFiles } from '@/lib/domain/notifications/mail-files'
import { byJob, inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { smallPictureColumns, smallPictureKey } from '@/lib/domain/pictures/picture-files'
import { deliverMail } from '@/lib/integrations/mail/deliver-mail'
import { MailError, type MailPicture, type OutgoingMail } from '@/lib/integrations/mail/mail-contract'
import { storage } from '@/lib/integrations/storage/storage'
import { db, mayWait, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { lockRow } from '@/lib/server/lock-rows'
import { log } from '@/lib/server/log'
import { isOpenPage } from '@/lib/shared/open-page'

/** Longer than the slowest mail server may take (lib/integrations/mail), shorter than the queue's limit for a job. */
const sendingTimeoutMs = 240_000

// Characters with a meaning in a mail header are removed from the name.
const sender = `${env.SITE_NAME.replace(/[<>"\\,;]/g, '')} <${env.MAIL_FROM}>`

/**
 * Sends one mail of the outbox. Its row is locked while the mail server accepts it, so of two workers with the same
 * mail one sends it and the other finds it sent. If a process dies between the server's answer and the commit, the row
 * stays queued and the next try has the same Message-ID (docs/decisions/057-mails.md). Throws when another try
 * makes sense. After `lastTry` tries, or a permanent refusal, the row is marked as failed.
 */
export async function sendMail(mailId: string, lastTry: number): Promise<void> {
  const written = await db.mail.findFirst({
    where: { id: mailId, status: 'queued' },
    select: { html: true, files: true },
  })
  if (!written) return
  // Before the row is locked, because reading files takes time.
  const shown = { ...(await attachPictures(written.html)), attachments: await attachFiles(written.files) }
  const failure = await db.$transaction((tx) => sendLockedMail(tx, { mailId, lastTry, shown }), {
    maxWait: 10_000,
    timeout: sendingTimeoutMs,
  })
  if (failure) throw failure
}

type Try = { mailId: string; lastTry: number; shown: Pick<OutgoingMail, 'html' | 'pictures' | 'attachments'> }

/** Returns the failure to retry after, so that the counted try is committed; null when there is nothing left to do. */
async function sendLockedMail(tx: Transaction, { mailId, lastTry, shown }: Try): Promise<Error | null> {
  await lockRow(tx, 'Mail', mailId)
  await mayWait(tx, sendingTimeoutMs)
  const mail = await tx.mail.findFirst({ where: { id: mailId, status: 'queued' } })
  if (!mail) return null
  if (mail.followerId && !(await hasOpenPage(tx, mail.followerId))) {
    await tx.mail.update({ where: { id: mailId }, data: { status: 'dropped', lastError: 'Siden er lukket' } })
    return null
  }
  const attempts = mail.attempts + 1
  try {
    await deliverMail({
      messageId: mail.messageId,
      from: sender,
      to: mail.recipient,
      replyTo: env.SUPPORT_EMAIL,
      subject: mail.subject,
      text: mail.text,
      ...shown,
      ...(mail.stopUrl && { headers: stopHeaders(mail.stopUrl) }),
    })
  } catch (error) {
    const isOver = attempts >= lastTry || (error instanceof MailError && error.permanent)
    await tx.mail.update({
      where: { id: mailId },
      data: { attempts, lastError: reasonOf(error), ...(isOver ? { status: 'failed' as const } : {}) },
    })
    log.warn({ mailId, template: mail.template, attempts, isOver }, 'mail not sent')
    return isOver ? null : new Error('mail not sent yet', { cause: error })
  }
  await tx.mail.update({
    where: { id: mailId },
    data: { attempts, status: 'sent', sentAt: new Date(), lastError: null },
  })
  return null
}

/** Of the page that is followed: it may have been closed since the mail was written. */
async function hasOpenPage(tx: Transaction, followerId: string): Promise<boolean> {
  const follower = await tx.follower.findUnique({
    where: { id: followerId },
    select: { memorial: { select: { state: true, visibility: true, hiddenAt: true } } },
  })
  return follower !== null && isOpenPage(follower.memorial)
}

/** By these a mail program offers to end such mails with one press (RFC 8058). */
function stopHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

/** As lib/emails/email-frame.tsx writes them; visitors' text contains no bare '<'. */
const shown = /<img src="cid:picture-([0-9a-f-]{36})"[^>]*>/g
/** About 60 KB each; the rest can be seen by the links. */
const most = 10

/**
 * The mail with its pictures in their current state: those withdrawn, rejected or hidden since the mail was written are
 * left out, as are unreadable ones.
 */
async function attachPictures(html: string): Promise<{ html: string; pictures: MailPicture[] }> {
  const ids = [...new Set([...html.matchAll(shown)].flatMap(([, id]) => id ?? []))].slice(0, most)
  if (ids.length === 0) return { html: html.replace(shown, ''), pictures: [] }
  const rows = await db.media.findMany({
    where: {
      id: { in: ids },
      kind: 'picture',
      status: 'ready',
      contribution: { status: { in: ['pending', 'approved'] } },
      memorial: { hiddenAt: null },
    },
    select: { id: true, ...smallPictureColumns },
  })
  const pictures = new Map<string, MailPicture>()
  for (const { id, ...row } of rows) {
    const body = await readAsJpeg(row)
    if (body) pictures.set(id, { cid: `picture-${id}`, body, contentType: 'image/jpeg' })
  }
  return {
    html: html.replace(shown, (image, id: string) => (pictures.has(id) ? image : '')),
    pictures: ids.flatMap((id) => pictures.get(id) ?? []),
  }
}

async function readAsJpeg(row: Parameters<typeof smallPictureKey>[0]): Promise<Buffer | null> {
  const key = smallPictureKey(row)
  const stored = key && (await storage.get(key))
  if (!stored) return null
  try {
    return await inPictureProcess('mail', { file: await buffer(stored.stream) }, byJob)
  } catch (error) {
    // The mail is sent without it.
    log.warn({ err: error, key }, 'picture left out of a mail')
    return null
  }
}
