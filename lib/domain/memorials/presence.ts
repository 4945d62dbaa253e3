/** Who has the editor open says so again after this long, in milliseconds. */
export const PRESENCE_EVERY_MS = 20_000

/** Who has not been heard of for this long counts as gone, in milliseconds: two words may be lost on the way. */
export const PRESENCE_LASTS_MS = 45_000

export type PresenceView = {
  /** Full names of the others who have the editor open, in the order of the alphabet. */
  others: string[]
  /** The revision that the page stands at: a later one than one's own was saved elsewhere. */
  revision: number
}
