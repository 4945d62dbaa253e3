import { expect, it } from 'vitest'
import { withdrawalForm } from '@/lib/domain/legal/withdrawal-form'

it('the form is that of annex 3 of forbrugeraftaleloven, for goods and services', () => {
  const company = { name: 'Birkelund ApS', cvr: '12345674', address: 'Åvej 3, 8000 Aarhus C', phone: '12 34 56 78' }
  const { lines, blanks, note } = withdrawalForm({ ...company, email: 'hej@birkelund.example' })
  expect(
    [...lines, ...blanks, note].join('\n'),
  ).toBe(`(denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende)
Til Birkelund ApS, Åvej 3, 8000 Aarhus C, hej@birkelund.example:
Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*)/levering af følgende tjenesteydelser (*)
Bestilt den (*)/modtaget den (*)
Forbrugerens navn (Forbrugernes navne)
Forbrugerens adresse (Forbrugernes adresse)
Forbrugerens underskrift (Forbrugernes underskrifter) (kun hvis formularens indhold meddeles på papir)
Dato
(*) Det ikke relevante udstreges`)
})
