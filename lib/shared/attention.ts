/** Something that waits for a person, told on the console's front page by the concept it belongs to. */
export type Attention = {
  /** Of its kind: one line each. */
  key: string
  /** `now`: somebody is harmed while it waits. `due`: it waits for an answer. `note`: good to know. */
  urgency: 'now' | 'due' | 'note'
  /** One or two words: 'Over tid', 'Afventer'. */
  badge: string
  /** The line: '3 anmeldelser' links to `href`, 'skal afgøres inden fristen.' follows. */
  link: string
  rest: string
  href: string
  /** When the oldest began to wait, and when the first must be done. ISO 8601. */
  since: string | null
  until: string | null
}

/** What a concept's `attention.ts` exports. Its queries use indexes: it is asked each time /admin is opened. */
export type FindAttention = (now: Date) => Promise<Attention[]>
