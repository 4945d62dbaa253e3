/** Each name is the form element's id and its key in `findDraft`. */
export const reportForm = 'anmeldelse'
export const complaintForm = 'klage'
