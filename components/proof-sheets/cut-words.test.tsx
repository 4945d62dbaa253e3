import { expect, test } from 'vitest'
import { FamilySheet } from '@/components/proof-sheets/family-sheet'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { cutLines, type FamilySheetView } from '@/lib/domain/proof-sheets/schema'
import { markupOf } from '@/tests/factories/markup-of'

const inscription = {
  name: 'Karen Holm',
  born: '03.05.1942',
  died: '12.01.2024',
  dates: '1942 – 2024',
  text: ['Elsket og savnet'],
  cutsText: true,
}
const life = 'Født 3. maj 1942, død 12. januar 2024, blev 81 år.'
const sheet: FamilySheetView = {
  status: 'sent',
  number: 1,
  version: 1,
  life,
  facts: [],
  note: null,
  familyName: 'Ida',
  inscription,
  options: artworkOptions.parse({ material: 'marble', symbolMm: 50, lines: cutLines(inscription) }),
  sender: {
    name: 'Rold Stenhuggeri',
    person: null,
    company: 'Rold Stenhuggeri',
    address: null,
    phone: null,
    email: 'rold@eksempel.dk',
    isOperator: false,
  },
  takenOverBy: null,
  answeredByName: null,
  answeredAt: null,
  answer: null,
  readyWhen: null,
  linkEndsAt: new Date().toISOString(),
}
const noDraft = { values: {}, message: '', errors: {} }

test('a family reads letter by letter what is cut and nothing else, and elsewhere what it was compared with', () => {
  const markup = markupOf(<FamilySheet sheet={sheet} token="token" approval={noDraft} changes={noDraft} />)
  const words = /<section><h2[^>]*>Teksten, bogstav for bogstav<.*?<\/section>/s.exec(markup)?.[0] ?? ''
  const read = [...words.matchAll(/class="sr-only">([^<]*)/g)].map(([, line]) => line)
  expect(read).toEqual(['Karen Holm', '1942 – 2024', 'Elsket og savnet'])
  expect(words).not.toContain('blev 81 år')
  expect(markup).toContain(life)
})
