/** The button's label on a kept page; the markup has the other label. */
export const staysText = 'Siden bliver på denne enhed. Fjern den igen'
