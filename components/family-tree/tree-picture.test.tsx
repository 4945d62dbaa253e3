import { openSync } from 'fontkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import { linesOfPerson, textLeft } from '@/lib/domain/tree-drawing/box-text'
import { fitText, textEm } from '@/lib/domain/tree-drawing/fit-text'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import { drawLayout } from '@/lib/domain/tree-drawing/layout/draw-layout'
import type { DrawnPerson } from '@/lib/domain/tree-drawing/schema'
import { printFontPath } from '@/lib/integrations/print/print-fonts'
import { familyOf } from '@/tests/factories/small-family'
import { TreeLegend } from './picture/tree-legend'
import { TreePicture } from './tree-picture'

const person = (id: string, about: Partial<DrawnPerson> = {}): DrawnPerson => ({
  id,
  name: id,
  birthNameText: null,
  lifespan: '',
  isMasked: false,
  sex: 'female',
  portraitUrl: null,
  memorialPath: null,
  more: { up: false, down: false },
  ...about,
})

async function drawn(
  written: string,
  about: Record<string, Partial<DrawnPerson>> = {},
  union: Partial<UnionView> = {},
) {
  const graph = familyOf(written)
  const layout = await drawLayout(graph)
  if (!layout) throw new Error('Refused.')
  const people = graph.people.map(({ id }) => person(id, about[id]))
  const unions = graph.unions.map((one) => ({ ...one, ...union }))
  const picture = (tabStopId?: string) =>
    renderToStaticMarkup(
      <TreePicture
        layout={layout}
        people={people}
        unions={unions}
        centreId={'k'}
        selectedId={'a'}
        label={'Karens stamtræ'}
        {...(tabStopId === undefined ? {} : { tabStopId })}
        hrefOf={(id) => `?centre=${id}`}
        openHrefOf={(id, side) => `?open=${id}.${side}`}
      />,
    )
  return { picture, legend: renderToStaticMarkup(<TreeLegend layout={layout} unions={unions} />) }
}

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What a person's link is called: its label, or else what is written in it and not hidden. */
function nameOf(id: string, html: string): string {
  const [, attributes = '', content = ''] = new RegExp(`<a ([^>]*data-person="${id}"[^>]*)>(.*?)</a>`).exec(html) ?? []
  const label = /aria-label="([^"]*)"/.exec(attributes)?.[1]
  // Without the spaces that tags are given elsewhere: lines must not run together.
  return label ?? content.replace(/<text[^>]*aria-hidden[^>]*>.*?<\/text>|<[^>]+>/g, '').trim()
}

describe('the picture of a tree', () => {
  test('has a named link for each person, and for the branches and memorials', async () => {
    const { picture } = await drawn('P+a:k', {
      k: {
        name: 'Karen Hansen',
        birthNameText: 'født Holm',
        lifespan: '1942 – 2024',
        memorialPath: '/memorial/karen-hansen',
      },
      P: { name: 'Jens', more: { up: true, down: true } },
    })
    const html = picture()
    expect(nameOf('k', html)).toBe('Karen Hansen født Holm 1942 – 2024')
    expect(html).toContain('<a href="/memorial/karen-hansen" aria-label="Åbn Karen Hansens mindeside"')
    expect(html).toMatch(/<a href="\?open=P\.up"[^>]* aria-label="Vis Jens’ forældre"/)
    expect(html).toMatch(/<a href="\?open=P\.down"[^>]* aria-label="Vis Jens’ partner og børn"/)
    // Tab goes from the person on to the branches.
    expect(html.indexOf('href="?centre=P"')).toBeLessThan(html.indexOf('href="?open=P.up"'))
  })

  test('shows nothing of a masked person but that somebody is there, still in reach of the keyboard', async () => {
    const { picture } = await drawn('P+a:k', {
      k: {
        name: 'Nulevende',
        isMasked: true,
        lifespan: '1980',
        birthNameText: 'født Holm',
        portraitUrl: '/p.jpg',
        more: { up: true, down: false },
      },
    })
    const html = picture()
    expect(html).toMatch(/<a href="\?centre=k" data-person="k"[^>]*tabindex="0"/)
    expect(nameOf('k', html)).toBe('Nulevende')
    expect(html).toContain('aria-label="Vis forældrene"')
    for (const told of ['Holm', '1980', '/p.jpg']) expect(html).not.toContain(told)
  })

  test.each([
    { name: 'Anna Holm', lifespan: '1901 – 1980' },
    { name: 'Anna Margrethe  Holm Kirstine', lifespan: '1901 – 1980' },
    { name: 'Anna', birthNameText: 'født Holm' },
  ])('calls a box just what is written in it: $name', async (told) => {
    const html = (await drawn('P+a:k', { k: told })).picture()
    const seen = linesOfPerson(person('k', told)).map(({ text }) => text)
    expect(nameOf('k', html)).toBe(seen.join(' '))
    expect(html).not.toMatch(/data-person="k"[^>]*aria-label/)
  })

  test.each([
    'Anna Kirstine Jørgensdatter Mortensen-Hvidesande af Rosenkrantz',
    'Wilhelmsdattersen-Mortensdattersen-Hvidesande',
  ])('calls a box by the whole name where it was shortened or a word was broken: %s', async (name) => {
    const html = (await drawn('P+a:k', { k: { name, lifespan: '1842 – 1900' } })).picture()
    expect(nameOf('k', html)).toBe(`${name}, 1842 – 1900`)
    expect(html).toMatch(/aria-hidden="true"[^>]*>1842 – 1900/)
  })

  test('has one stop for Tab where the arrows do the rest', async () => {
    const { picture } = await drawn('P+a:k,B')
    expect(picture('a').match(/tabindex="0"/g)).toHaveLength(1)
    expect(picture('a')).toMatch(/data-person="a"[^>]*tabindex="0"/)
    expect(picture().match(/tabindex="0"/g)).toHaveLength(4)
  })

  test('tells lines apart without colour, and says what they mean in words', async () => {
    const { picture, legend } = await drawn('P+a:k,adopted/B,foster/c,step/D')
    const dashes = [...picture().matchAll(/data-line="(\w+)"[^>]*?(?:stroke-dasharray="([^"]+)")?[^>]*?>/g)]
    expect(new Set(dashes.map(([path]) => /dasharray="([^"]+)"/.exec(path)?.[1])).size).toBe(4)
    expect(words(legend)).toBe('gift født ind i familien adopteret plejebarn stedbarn')
  })

  test.each([
    [{ ended: 'divorced' }, 'divorced', 'skilt'],
    [{ ended: 'separated' }, 'separated', 'gået fra hinanden'],
    [{ kind: 'partners' }, 'partners', 'par'],
  ] as const)('signs a couple with %o', async (union, sign, word) => {
    const { picture, legend } = await drawn('P+a:k', {}, union)
    expect(picture()).toContain(`data-couple="${sign}"`)
    expect(words(legend)).toBe(`${word} født ind i familien`)
  })

  test('joins twins and marks unknown parents', async () => {
    const { picture, legend } = await drawn(':twin/k,twin/B')
    expect(picture()).toContain('data-twins="k B"')
    expect(picture()).toContain('data-couple="nobody"')
    expect(words(legend)).toBe('født ind i familien født sammen')
  })
})

describe('text in a box', () => {
  const fonts = { name: openSync(printFontPath('serif-medium')), quiet: openSync(printFontPath('sans')) }
  const widthOf = (kind: 'name' | 'quiet', text: string, size: number) => {
    const font = fonts[kind]
    if (font.type !== 'TTF') throw new Error('Not one font.')
    return (font.layout(text).advanceWidth / font.unitsPerEm) * size
  }

  test.each([
    ['Karen Hansen'],
    ['Anna Kirstine Jørgensdatter Mortensen-Hvidesande af Rosenkrantz'],
    ['X'.repeat(1000)],
    ['W'.repeat(1000)],
    ['Wilhelmine Wammen Wulff-Møller Ægidius'],
    ['ÆØÅ MWM @%& '.repeat(80)],
    ['i'.repeat(1000)],
  ])('never goes over the edge: %.40s', (name) => {
    for (const portraitUrl of [null, '/p.jpg'])
      for (const memorialPath of [null, '/memorial/x']) {
        const told = {
          name,
          birthNameText: `født ${name}`,
          lifespan: `omkring 1842 – før ${name}`,
          portraitUrl,
          memorialPath,
        }
        const lines = linesOfPerson(told)
        expect(lines.length).toBeLessThanOrEqual(4)
        for (const { text, kind, y } of lines) {
          expect(textLeft(told) + widthOf(kind, text, kind === 'name' ? 17 : 16)).toBeLessThanOrEqual(boxSize.width)
          expect(y).toBeLessThan(boxSize.height - 4)
          expect(y).toBeGreaterThan(14)
        }
      }
  })

  test('is whole where it fits, broken between words, and shortened where it does not', () => {
    expect(fitText('Karen Hansen', [20, 20])).toEqual(['Karen Hansen'])
    expect(fitText('Karen Margrethe Hansen', [8, 14])).toEqual(['Karen', 'Margrethe Hansen'])
    const [first = '', second = ''] = fitText('Karen Margrethe Hansen Holm', [8, 6])
    expect(first).toBe('Karen')
    expect(second.endsWith('…')).toBe(true)
  })

  test('keeps letters that are written as several characters whole', () => {
    const family = '👨‍👩‍👧'
    expect(textEm(family)).toBe(1)
    expect(fitText(family.repeat(10), [4])[0]).toBe(`${family.repeat(3)}…`)
    expect(textEm('e\u0301')).toBe(textEm('é'))
  })
})
