import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PersonDetails } from '@/components/family-tree/person-details'
import type { PersonDetailView, RelativeView } from '@/lib/domain/family-tree/detail-views'
import { maskedTexts } from '@/lib/domain/tree-drawing/copy'

const drawing = {
  memorial: { id: 'page', slug: 'karen-holm', name: 'Karen Margrethe Holm' },
  pagePersonId: 'karen',
  centreId: 'karen',
  isMember: false,
}
const address = { centre: null, open: [{ personId: 'peder', side: 'up' as const }], person: 'peder', way: null }

const person = (columns: Partial<RelativeView>): RelativeView => ({
  id: 'peder',
  isMasked: false,
  name: 'Peder Lauridsen',
  birthNameText: null,
  lifespan: '1902 – 1971',
  sex: 'male',
  isLiving: false,
  portraitUrl: null,
  memorialPath: null,
  relation: '',
  ...columns,
})
const detail = (columns: Partial<PersonDetailView>): PersonDetailView => ({
  person: person({}),
  revision: 1,
  canEdit: false,
  isBeyondPlan: false,
  coming: null,
  isWithdrawn: false,
  linkStatus: null,
  bornText: 'født 1902',
  diedText: 'død 1971',
  ageText: '69 år',
  said: [],
  note: null,
  fields: null,
  parents: [],
  couples: [],
  siblings: [],
  ...columns,
})
const shown = (view: PersonDetailView, kinship: string | null = null) =>
  renderToStaticMarkup(
    <PersonDetails
      drawing={drawing}
      address={address}
      detail={view}
      way={kinship ? { people: [], steps: [], sentence: '', words: '', kinship } : null}
    />,
  )

describe('the details of a person', () => {
  test('say what they are to the page’s person, and lead on with the branches that are open', () => {
    const johanne = person({ id: 'johanne', name: 'Johanne Lauridsen', relation: 'hustru' })
    const couple = { unionId: 'u', partner: johanne, text: 'gift 1932', children: [], fields: null, childLinks: null }
    const markup = shown(detail({ couples: [couple] }), 'far')
    expect(markup).toContain('Karens far')
    expect(markup).toContain('død 1971, 69 år')
    expect(markup).toMatch(/href="\/family-tree\/karen-holm\?open=op\.peder&amp;person=johanne"[^>]*>Johanne Lauridsen/)
    expect(markup).toContain('Vis vejen til Karen Margrethe Holm')
    expect(markup).toContain('Skjul forældrenes gren')
  })

  test.each([
    ['living', false, maskedTexts.living],
    ['who asked to be taken out', true, maskedTexts.withdrawn],
  ])('of somebody %s say why there is nothing to see', (_, isWithdrawn, sentence) => {
    const masked = person({ isMasked: true, name: 'Nulevende', lifespan: '', isLiving: true })
    const markup = shown(
      detail({ person: masked, isWithdrawn, bornText: null, diedText: null, ageText: null, said: [] }),
    )
    expect(markup).toContain(sentence)
    expect(markup).not.toContain('Vis vejen')
    // Who stands there can ask to be taken out; who has been, has asked.
    expect(markup.includes('/contact?anmeld=peder')).toBe(!isWithdrawn)
  })
})
