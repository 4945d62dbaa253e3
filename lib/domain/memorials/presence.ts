/** Heartbeat interval of an open editor, in milliseconds. */
export const PRESENCE_EVERY_MS = 20_000

/** An editor without a heartbeat for this long counts as closed, in milliseconds. One heartbeat may be lost. */
export const PRESENCE_LASTS_MS = 45_000

export type PresenceView = {
  /** Full names of others with the editor open, in Danish alphabetical order. */
  others: string[]
  /** The page's current revision; a later one than the editor's was saved elsewhere. */
  revision: number
}
