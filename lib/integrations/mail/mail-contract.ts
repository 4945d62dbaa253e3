/** One mail to one person. `messageId` is its lasting name: the same one is never delivered to a file twice. */
export type OutgoingMail = {
  messageId: string
  /** 'post@mindelund.dk' or 'Mindelund <post@mindelund.dk>'. */
  from: string
  /** One bare address. */
  to: string
  /** One bare address: where an answer goes that is written in a mail program. */
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Readonly<Record<string, string>>
  /** Shown inside the HTML, where `src` is 'cid:' and the id. */
  pictures?: readonly MailPicture[]
}

export type MailPicture = { cid: string; body: Buffer; contentType: 'image/jpeg' }

/** Takes a mail to where it belongs, or throws a MailError. */
export type MailDelivery = (mail: OutgoingMail) => Promise<void>

/** A mail that was not taken. `permanent`: trying again is of no use, the mail itself or its receiver is refused. */
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
