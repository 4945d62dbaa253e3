/** The button of a page that is kept; the page itself has the words for the other. */
export const staysText = 'Siden bliver på denne enhed. Fjern den igen'
