/** The name is the id of the form element and the name to ask `findDraft` by. */
export const contactForm = 'henvendelse'
export const replyForm = 'svar'
