import { dayMs } from '@/lib/shared/durations'

/**
 * Retention periods in days. The nightly job deletes by these figures and /privacy states them, so text and behaviour
 * agree.
 */
export const retentionDays = {
  /** Sessions after they ended. */
  session: 90,
  /** Origins of wrong activation codes, as a keyed hash: coordinated guessing shows over this period. */
  wrongActivation: 30,
  /** Failed sign-ins, with the network they came from. */
  signInFailure: 90,
  /** Links from mails after they expired, so an old one can still say why it does not work. */
  accessLink: 90,
  /** Mails in the outbox after they were sent or failed. */
  mail: 90,
  /** Interrupted uploads, so they can be resumed. */
  unfinishedUpload: 7,
  /** Who asked for mail about a page and did not confirm it. */
  unconfirmedFollower: 7,
  /** Messages in the app. */
  notification: 365,
  /** Cases after they were closed. */
  closedCase: 730,
  /** Applications to become a reseller after they were rejected. */
  rejectedApplication: 365,
  /** A reseller's prepared page, after its last change or after the family claimed the code. */
  preparedPage: 180,
  /** The same after the code was blocked: until then a replacement takes it over. */
  preparedPageOfBlockedCode: 30,
  /**
   * Drawings that no family approved, and their documents, after they were written. An approved one documents what was
   * cut.
   */
  openProofSheet: 365,
  /** The family's mail address on an approved drawing, after it was approved and its pieces were shipped. */
  approvedSheetAddress: 365,
  /** Messages of the payment provider and our calls to it, which find lost payments again. */
  paymentMessage: 180,
  /** What calls to providers of models may have cost: counted for a month's limit, and to see what went wrong. */
  providerCost: 92,
  /** How fast pages were, by the day: a year and a month, to compare with the year before. */
  vital: 400,
  /** A saved card after its plan ended or was given up. */
  savedCard: 30,
  /** The audit log, for the security of the site. */
  auditEntry: 1825,
  /** Jobs that were set aside, with their payload, which may contain an address or a message. */
  setAsideJob: 90,
  /** The server's own log. The operator's hosting enforces it (docs/operations.md), as it does for backups. */
  log: 30,
  backup: 30,
  /** Posts that the family rejected: until then it can change its mind. */
  rejectedPost: 365,
  /** Answers that somebody comes to a funeral, after its day. */
  funeralAnswer: 30,
  /** The programme of a funeral, after its day. */
  funeralProgramme: 30,
  /** Edits of a family tree with what was removed or written over: until then they can be undone. */
  treeEdit: 30,
  /** Files a family brought from another program, after they were taken in or dropped. */
  treeImportFile: 30,
  /** Rate limit counters: no limit counts for longer. */
  counter: 7,
  /** Drafts after anybody last used them; the owner is told `draftNotice` before the removal. */
  unusedDraft: 365,
  /** From the first mail about an unused draft to its removal. */
  draftNotice: 30,
  /** The time to change one's mind before an account is deleted. */
  accountDeletion: 7,
} as const

/** The second mail about an unused draft comes so many days before its removal. */
export const lastNoticeDays = 7

/** Hours that the text of a form refused without script is stored; it is deleted within another hour. */
export const formDraftHours = 1

/** A where condition on a time column: older than the retention period. */
export function timeIsOver(kind: keyof typeof retentionDays, now: Date): { lt: Date } {
  return { lt: new Date(now.getTime() - retentionDays[kind] * dayMs) }
}
