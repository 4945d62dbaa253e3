/** For hidden form fields, such as a version or an id, which the user cannot correct. */
export const fetchAgain = 'Hent siden igen, og prøv en gang til.'
