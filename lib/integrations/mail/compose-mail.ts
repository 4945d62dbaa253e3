import type { SendMailOptions } from 'nodemailer'
import { asciiEmail } from '@/lib/shared/email-address'
import { type MailAttachment, MailError, type OutgoingMail } from './mail-contract'

// Also a file name, so no path characters; the column holds 120 characters.
const MESSAGE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}(?:@[A-Za-z0-9][A-Za-z0-9.-]{0,38})?$/
// Narrower than RFC 5322: no quoting, no lists, no comments, so that an address can only mean one mailbox.
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u
// The name is passed separately, so nodemailer quotes it where needed: 'Søn, Far & Co. <post@example.dk>' is one
// sender.
const SENDER = /^(?:([^\p{Cc}<>]*)<([^<>]+)>|([^<>]+))$/u
const FILENAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,79}$/u
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
const OWN_HEADERS = new Set(
  'to from cc bcc sender reply-to subject date message-id mime-version content-type content-transfer-encoding'.split(
    ' ',
  ),
)

/** Throws a permanent MailError unless the id is safe in a header and as a file name. */
export function assertMessageId(messageId: string): void {
  if (!MESSAGE_ID.test(messageId)) throw new MailError(true, 'The message id is malformed')
}

/**
 * The mail in nodemailer's shape. Addresses and headers that could inject a line or a recipient are refused with a
 * permanent MailError; line ends in the subject, which may hold a person's name, become spaces.
 */
export function composeMail(mail: OutgoingMail): SendMailOptions {
  assertMessageId(mail.messageId)
  const from = readSender(mail.from)
  return {
    messageId: `<${mail.messageId.includes('@') ? mail.messageId : `${mail.messageId}@${domainOf(from.address)}`}>`,
    from,
    // An object, not a string: nodemailer would parse a string as a list.
    to: { name: '', address: readAddress(mail.to) },
    ...(mail.replyTo && { replyTo: { name: '', address: readAddress(mail.replyTo) } }),
    subject: mail.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
    text: mail.text,
    html: mail.html,
    attachments: [
      ...(mail.pictures ?? []).map(({ cid, body, contentType }, index) => ({
        cid,
        content: body,
        contentType,
        contentDisposition: 'inline' as const,
        filename: `billede-${index + 1}.jpg`,
      })),
      ...(mail.attachments ?? []).map(attachmentOf),
    ],
    // Keeps auto-responders silent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...checkedHeaders(mail.headers ?? {}) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function attachmentOf({ filename, body, contentType }: MailAttachment) {
  if (!FILENAME.test(filename)) throw new MailError(true, 'The name of a file is malformed')
  return { filename, content: body, contentType, contentDisposition: 'attachment' as const }
}

function readAddress(recipient: string): string {
  const address = asciiEmail(recipient)
  if (address.length > 254 || !ADDRESS.test(address)) throw new MailError(true, 'An address is malformed')
  return address
}

function readSender(sender: string): { name: string; address: string } {
  const match = SENDER.exec(sender)
  const address = match?.[2] ?? match?.[3] ?? ''
  if (!ADDRESS.test(address)) throw new MailError(true, 'The address of the sender is malformed')
  return { name: match?.[1]?.trim() ?? '', address }
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

function checkedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    const isOwn = OWN_HEADERS.has(name.toLowerCase())
    if (isOwn || !HEADER_NAME.test(name) || /\p{Cc}/u.test(value)) throw new MailError(true, 'A header is malformed')
  }
  return { ...headers }
}
