import type { Company } from '@/lib/shared/company'

/** The standard form in annex 3 of forbrugeraftaleloven, word for word, with the recipient filled in. */
export function withdrawalForm({ name, address, email }: Company) {
  return {
    title: 'Standardfortrydelsesformular',
    lines: [
      // no promise: the words of the form in annex 3 of forbrugeraftaleloven
      '(denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende)',
      `Til ${name}, ${address}, ${email}:`,
      'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*)/levering af følgende tjenesteydelser (*)',
    ],
    blanks: [
      'Bestilt den (*)/modtaget den (*)',
      'Forbrugerens navn (Forbrugernes navne)',
      'Forbrugerens adresse (Forbrugernes adresse)',
      // no promise: the words of the form in annex 3 of forbrugeraftaleloven
      'Forbrugerens underskrift (Forbrugernes underskrifter) (kun hvis formularens indhold meddeles på papir)',
      'Dato',
    ],
    note: '(*) Det ikke relevante udstreges',
  }
}
