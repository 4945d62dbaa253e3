/**
 * How long what is kept, in days. The nightly tidying deletes by these figures and /privacy tells them, so that the
 * text can promise nothing that the house does not do.
 */
export const retentionDays = {
  /** Sign-ins after they ended. */
  session: 90,
  /** From where wrong activation codes were typed, as a keyed hash: guessing together shows over this time. */
  wrongActivation: 30,
  /** Failed tries to sign in, with the network they came from. */
  signInFailure: 90,
  /** Links from mails after they ran out, so that an old one still says why it does not work. */
  accessLink: 90,
  /** Mails of the outbox after they were sent or given up. */
  mail: 90,
  /** Files that were cut off on their way, so that they can go on. */
  unfinishedUpload: 7,
  /** Messages in the app. */
  notification: 365,
  /** Cases after they were closed. */
  closedCase: 730,
  /** Applications to become a reseller after they were rejected. */
  rejectedApplication: 365,
  /** What a reseller prepared for a family, after it was last changed or the family took the code. */
  preparedPage: 180,
  /** The same after the code was blocked: so long a replacement takes it along. */
  preparedPageOfBlockedCode: 30,
  /** Drawings that no family approved, and their papers, after they were written. An approved one says what was cut. */
  openProofSheet: 365,
  /** Who did what, for the security of the site. */
  auditEntry: 1825,
  /** Work that was set aside, with what it was given: an address or a message may stand in it. */
  setAsideJob: 90,
  /** What the server writes about its own work. Kept by whoever runs it (docs/operations.md), as are backups. */
  log: 30,
  backup: 30,
  /** Posts that the family rejected: so long it can change its mind. */
  rejectedPost: 365,
  /** What counts calls against a limit: no limit of the house is longer. */
  counter: 7,
  /** Time to regret before an account is deleted. */
  accountDeletion: 7,
} as const

/** What was typed into a form that was refused without script is kept so many hours, and deleted within another. */
export const formDraftHours = 1
