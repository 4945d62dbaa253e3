/**
 * The visitor's forms on the memorial page. A form's name is the id of the form element (the page is opened at it after
 * a refusal: `?kladde={id}#{name}`) and the name to ask `findDraft` by.
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

/** The queue's form on the administrator's page. */
export const moderationForm = 'koe'

/** The one click on the page behind a link from the mail. */
export const decisionLinkForm = 'afgoer'
