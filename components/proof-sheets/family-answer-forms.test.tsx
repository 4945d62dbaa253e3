import { expect, test } from 'vitest'
import { ApproveForm, ChangesForm } from '@/components/proof-sheets/family-answer-forms'
import { markupOf } from '@/tests/factories/markup-of'

const props = { token: 'a'.repeat(43), version: 1, familyName: 'Bo Holm' }

test('an approval refused without script keeps its tick and shows the error at the name', () => {
  const draft = { values: { name: '', hasRead: 'on' }, message: 'Ret felterne.', errors: { name: 'Skriv dit navn.' } }
  const markup = markupOf(<ApproveForm {...props} draft={draft} />)
  expect(markup).toMatch(/type="checkbox"[^>]*checked/)
  expect(markup).toContain('value=""')
  expect(markup).toMatch(/id="[^"]+-error" role="alert"[^>]*>Skriv dit navn\./)
  expect(markup).not.toContain('Ret felterne.')
})

test('a missing tick is reported at the checkbox', () => {
  const draft = { values: { name: 'Bo' }, message: '', errors: { hasRead: 'Sæt kryds.' } }
  const markup = markupOf(<ApproveForm {...props} draft={draft} />)
  const place = /aria-describedby="([^"]+)"[^>]*>(?=<span)/.exec(markup)?.[1] ?? 'none'
  expect(markup).toMatch(new RegExp(`id="${place}"[^>]*>Sæt kryds\\.`))
})

test('a change request refused without script keeps its text, with an error of no field above it', () => {
  const draft = { values: { answer: 'Margrethe med th', name: 'Bo' }, message: 'Der kom en ny version.', errors: {} }
  const markup = markupOf(<ChangesForm {...props} thing="stenen" draft={draft} />)
  expect(markup).toContain('Margrethe med th</textarea>')
  expect(markup).toContain('Der kom en ny version.')
})

test.each([
  ['stenen', 'før noget bliver hugget'],
  ['pladen', 'før noget bliver graveret'],
] as const)('the words follow the thing: %s', (thing, words) => {
  expect(markupOf(<ChangesForm {...props} thing={thing} draft={null} />)).toContain(words)
})
