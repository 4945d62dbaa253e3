/** The form to report content, by the id of the page, the post, or the picture, film or recording. */
export const reportContentPath = (id: string) => `/contact?anmeld=${id}`
/** The form to have something about oneself removed. */
export const aboutMePath = '/contact?anmeld=om-mig'
/** The form for any other report. */
export const reportPath = '/contact?anmeld=nyt'
/** The form to complain about a decision, by the token from the mail. */
export const complaintPath = (token: string) => `/contact?klage=${encodeURIComponent(token)}`
