import { expect, test } from 'vitest'
import { TreeView } from '@/components/family-tree/tree-view'
import type { DrawingView } from '@/lib/domain/tree-drawing/drawing-views'
import { drawLayout } from '@/lib/domain/tree-drawing/layout/draw-layout'
import { markupOf } from '@/tests/factories/markup-of'
import { familyOf } from '@/tests/factories/small-family'

const uuid = (number: number) => `0192a000-0000-7000-8000-00000000000${number}`
const [karen, peder, johanne, mette] = [uuid(1), uuid(2), uuid(3), uuid(4)]

async function drawing(isMember = false): Promise<DrawingView> {
  const graph = familyOf(`${peder}+${johanne}:${karen} ${karen}:${mette}`)
  const layout = await drawLayout(graph)
  if (!layout) throw new Error('Refused.')
  const names = new Map([
    [karen, 'Karen Holm'],
    [peder, 'Peder Lauridsen'],
    [johanne, 'Johanne Lauridsen'],
  ])
  const people = graph.people.map(({ id }) => ({
    id,
    name: names.get(id) ?? 'Nulevende',
    isMasked: id === mette,
    isLiving: id === mette,
    sex: 'unknown' as const,
    birthNameText: null,
    lifespan: '',
    portraitUrl: null,
    memorialPath: null,
    more: { up: id === peder, down: false },
  }))
  const unions = graph.unions.map((union) => ({
    ...union,
    partnerIds: [...union.partnerIds],
    children: [...union.children],
  }))
  return {
    revision: 1,
    memorial: { id: 'page', slug: 'karen-holm', name: 'Karen Holm' },
    canEdit: false,
    isMember,
    pagePersonId: karen,
    centreId: karen,
    layout,
    neighbourhood: { centreId: karen, people, unions, isCut: false },
  }
}

async function shown(text = '', isMember = false): Promise<string> {
  const address = { centre: null, open: [], person: null, way: null }
  const view = <TreeView initial={await drawing(isMember)} shown={address} person={null} personWay={null} way={null} />
  return markupOf(view, { address: `/family-tree/karen-holm?${text}` })
}

test('without script everybody in the drawing is reached by Tab, and every branch is opened by a link', async () => {
  const markup = await shown()
  for (const id of [karen, peder, johanne, mette]) {
    const [link = ''] = new RegExp(`<a[^>]*data-person="${id}"[^>]*>`).exec(markup) ?? []
    expect(link).toContain(`href="/family-tree/karen-holm?person=${id}"`)
    expect(link).toContain('tabindex="0"')
  }
  expect(markup).toMatch(new RegExp(`<a[^>]*href="/family-tree/karen-holm\\?open=op\\.${peder}"`))
})

test('the drawing is told in words, with the living counted', async () => {
  const words = (await shown())
    .split('Tegningen i ord')[1]
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(words).toContain('Karen Holm , barn af Peder Lauridsen og Johanne Lauridsen')
  expect(words).toContain('forælder til en nulevende')
})

test('a person in the address has room beside the drawing while they are fetched', async () => {
  expect(await shown(`person=${peder}`)).toContain('Henter personen...')
})

test('a member who prints the page itself is led to where the living can be left out', async () => {
  const [root = ''] = (await shown('', true)).match(/<div class="flex flex-col gap-5[^>]*>/) ?? []
  expect(root).toContain('print:hidden')
  expect(await shown('', true)).toMatch(/<p class="hidden print:block">[^<]*Udskriv/)
  expect((await shown()).match(/<div class="flex flex-col gap-5[^>]*>/)?.[0]).not.toContain('print:hidden')
})
