/** The name is the id of the form element and the name to ask `findDraft` by. */
export const reportForm = 'anmeldelse'
export const complaintForm = 'klage'
