import { expect, test } from 'vitest'
import { PrintChoices } from '@/components/family-tree/print-choices'
import { printInput } from '@/lib/domain/tree-drawing/print-schema'
import { markupOf } from '@/tests/factories/markup-of'

const uuid = (number: number) => `0192a000-0000-7000-8000-00000000000${number}`
const [karen, peder] = [uuid(1), uuid(2)]
const found = (id: string, name: string) => ({
  id,
  name,
  isMasked: false,
  birthNameText: null,
  lifespan: '1902 – 1971',
  sex: 'male' as const,
  isLiving: false,
  portraitUrl: null,
  memorialPath: null,
})
const plan = {
  memorial: { id: 'page', slug: 'karen-holm', name: 'Karen Holm' },
  isMember: false,
  person: { id: karen, name: 'Karen Holm' },
}

function shown(search: { words: string; people: ReturnType<typeof found>[] } | null) {
  const choice = printInput.parse({ id: 'karen-holm', paper: 'A2' })
  const markup = markupOf(<PrintChoices choice={choice} plan={plan} search={search} />)
  const inputs = [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => input)
  return { markup, named: (name: string) => inputs.filter((input) => input.includes(`name="${name}"`)) }
}

test('whom a print is about is searched for in the form itself, which keeps all other choices', () => {
  const { markup, named } = shown(null)
  expect(markup).toMatch(/^<form[^>]* action="\/family-tree\/karen-holm\/print" method="get"/)
  expect(named('q')).toHaveLength(1)
  expect(markup).toMatch(/<button[^>]*type="submit"[^>]* name="find"[^>]*>Søg</)
  expect(named('person')).toEqual([expect.stringMatching(`type="hidden".*value="${karen}"`)])
  expect(markup).toContain('<option value="A2" selected="">')
})

test('those who were found are chosen in the form, and their family is what is printed', () => {
  const { markup, named } = shown({ words: 'peder', people: [found(peder, 'Peder Lauridsen')] })
  expect(named('person')).toHaveLength(2)
  expect(named('person').find((input) => input.includes(karen))).toContain('checked')
  expect(named('person').find((input) => input.includes(peder))).not.toContain('checked')
  expect(named('part').find((input) => input.includes('lines'))).toContain('checked')
  expect(markup).toContain('Peder Lauridsen')
  expect(named('q')[0]).toContain('value="peder"')
})

test('a search that finds nobody says so, and the person stays', () => {
  const { markup, named } = shown({ words: 'ane', people: [] })
  expect(markup).toContain('Ingen i træet passer til »ane«. Prøv med en del af navnet.')
  expect(named('person')).toHaveLength(1)
})
