/** What the workshop is to make and no batch has yet. `wantedOn` is yyyy-mm-dd; `left` counts its plates. */
export type WorkshopTask = {
  id: string
  title: string
  what: string
  /** In the words of whoever ordered it. */
  wishes: string | null
  wantedOn: string | null
  left: number
  /** Where the batch, or the drawing that must come first, is made. */
  href: string
}

/** The first values of a batch for an order; `dueOn` is yyyy-mm-dd or empty. */
export type BatchStart = { name: string; note: string; dueOn: string }
