/** Each name is the form element's id and its key in `findDraft`. */
export const contactForm = 'henvendelse'
export const replyForm = 'svar'
