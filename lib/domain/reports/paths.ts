/** Where something on a page is reported: the id of the page, of a post, or of a picture, film or voice. */
export const reportContentPath = (id: string) => `/contact?anmeld=${id}`
/** The same without pointing at anything: to have something about oneself removed. */
export const aboutMePath = '/contact?anmeld=om-mig'
/** The same for whatever else is wrong somewhere. */
export const reportPath = '/contact?anmeld=nyt'
/** Where one complains about a decision, by the secret from the mail. */
export const complaintPath = (token: string) => `/contact?klage=${encodeURIComponent(token)}`
