/**
 * The visitor's forms on the memorial page. The name is the form element's id, where the page opens after a refusal
 * (`?kladde={id}#{name}`), and the key for `findDraft`.
 */
export const contributionForms = {
  greeting: 'skriv-hilsen',
  candle: 'taend-lys',
  tribute: 'del-minde',
} as const

/** The ids of the three lists on the memorial page, where a browser without script lands after `?tak={kind}`. */
export const contributionSections = {
  greeting: 'gaestebog',
  candle: 'lys',
  tribute: 'minder',
} as const

/** The moderators' queue. */
export const moderationForm = 'koe'

/** The single button on the page behind a link from a mail. */
export const decisionLinkForm = 'afgoer'
