import type { Company } from '@/lib/shared/company'

/** The standard form in annex 3 of forbrugeraftaleloven, with the recipient filled in. */
export function withdrawalForm({ name, address, email }: Company) {
  return {
    title: 'Standardfortrydelsesformular',
    lines: [
      'Denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende.',
      `Til ${name}, ${address}, ${email}:`,
      'Jeg/vi meddeler herved, at jeg/vi ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores købsaftale om levering af følgende tjenesteydelse:',
    ],
    blanks: [
      'Bestilt den:',
      'Forbrugerens navn:',
      'Forbrugerens adresse:',
      'Forbrugerens underskrift (kun hvis formularen sendes på papir):',
      'Dato:',
    ],
  }
}
