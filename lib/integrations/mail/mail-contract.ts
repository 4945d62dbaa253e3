/** One mail to one person. `messageId` is its permanent id: no id is delivered to a file twice. */
export type OutgoingMail = {
  messageId: string
  /** 'post@mindelund.dk' or 'Mindelund <post@mindelund.dk>'. */
  from: string
  /** One bare address. */
  to: string
  /** One bare address, for replies. */
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Readonly<Record<string, string>>
  /** Embedded in the HTML, where `src` is 'cid:' and the id. */
  pictures?: readonly MailPicture[]
  attachments?: readonly MailAttachment[]
}

export type MailPicture = { cid: string; body: Buffer; contentType: 'image/jpeg' }

/** A file that goes with the mail. `filename` as the reader sees it, without a path. */
export type MailAttachment = { filename: string; body: Buffer; contentType: string }

/** Delivers a mail, or throws a MailError. */
export type MailDelivery = (mail: OutgoingMail) => Promise<void>

/** A mail that was not accepted. `permanent`: the mail or its recipient is refused, so retrying is useless. */
export class MailError extends Error {
  constructor(
    readonly permanent: boolean,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'MailError'
  }
}
