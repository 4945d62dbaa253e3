import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawLayout } from '@/lib/domain/tree-drawing/layout/draw-layout'
import type { ToldPerson } from '@/lib/domain/tree-drawing/schema'
import { madeUpFamily } from '@/tests/factories/made-up-family'
import { familyOf } from '@/tests/factories/small-family'
import { printTree, type TreePrint } from './print-tree'

const told = (id: string, about: Partial<ToldPerson> = {}): ToldPerson => ({
  id,
  name: `Navn ${id}`,
  birthNameText: null,
  lifespan: '1842 – 1920',
  isMasked: false,
  sex: 'female',
  ...about,
})

async function treeOf(graph: ReturnType<typeof familyOf>): Promise<TreePrint> {
  const layout = await drawLayout(graph)
  if (!layout) throw new Error('Refused.')
  const people = graph.people.map(({ id }) => told(id))
  const paper = { paper: 'A4', orientation: 'landscape', fit: 'tiles' } as const
  return { layout, people, unions: graph.unions, title: 'Karen Hansens stamtræ', createdAt: new Date(0), ...paper }
}

/** What is read aloud of each sheet. */
function readAloud(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/Alt \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) => {
    const bytes = Buffer.from(
      text.replace(/\\([\s\S])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter)),
      'latin1',
    )
    return bytes.subarray(2).swap16().toString('utf16le')
  })
}

const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

describe('a printed tree', () => {
  let large: TreePrint
  beforeAll(async () => {
    large = await treeOf(madeUpFamily(60, 2))
  })

  test('on several sheets has an overview, everyone, and each sheet’s place', async () => {
    const { pdf, sheets, smallestPoints } = await printTree(large)
    expect(smallestPoints).toBe(9)
    expect(pageCount(pdf)).toBe(sheets + 1)
    const [overview = '', ...rest] = readAloud(pdf)
    expect(overview).toContain(`Træet på ${sheets} ark`)
    expect(rest).toHaveLength(sheets)
    expect(rest[0]).toMatch(new RegExp(`^Ark 1 af ${sheets} · række 1, spalte \\d+: Navn `))
    const printed = rest.join('; ')
    for (const { name } of large.people) expect(printed).toContain(`${name}, 1842 – 1920`)
  })

  test('says on the paper whose it is, who is on it and what the lines mean', async () => {
    const print = await treeOf(familyOf('P+a:k,adopted/B'))
    const { pdf } = await printTree({ ...print, fit: 'one' })
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(pdf)
    const [page = ''] = [...document.pages()].map((one) => one.getText().replaceAll(/\s+/g, ' '))
    library.destroy()
    const told = ['Karen Hansens stamtræ', 'Navn P', 'gift', 'født ind i familien', 'adopteret']
    expect(told.filter((words) => !page.includes(words))).toEqual([])
  })

  test('is refused where its letters could not be read, and where it would be a pile of sheets', async () => {
    await expect(printTree({ ...large, fit: 'one' })).rejects.toMatchObject({
      code: 'TREE_PRINT_TOO_SMALL',
      sentence: expect.stringMatching(/bliver kun \d,?\d? punkt høj/),
    })
    const wall = await treeOf(madeUpFamily(200, 2))
    await expect(printTree({ ...wall, scale: 3 })).rejects.toMatchObject({ code: 'TREE_PRINT_TOO_MANY_SHEETS' })
  })

  test('has the portraits it is given, and is printed without a damaged one', async () => {
    const print = await treeOf(familyOf('P+a:k'))
    const portrait = await sharp({ create: { width: 48, height: 64, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    const portraits = new Map([
      ['a', new Uint8Array(portrait)],
      ['P', new Uint8Array([0xff, 0xd8, 1, 2, 3])],
      ['k', new Uint8Array([1, 2, 3])],
    ])
    const { pdf } = await printTree({ ...print, fit: 'one', portraits })
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1)
    expect(readAloud(pdf)[0]).toContain('Navn P')
  })

  test('on one sheet is one page, and a reader hears who is on it', async () => {
    const print = await treeOf(familyOf('P+a:k'))
    const people = print.people.map((person) =>
      person.id === 'k' ? told('k', { name: 'Nulevende', isMasked: true }) : person,
    )
    const { pdf } = await printTree({ ...print, people, fit: 'one' })
    expect(pageCount(pdf)).toBe(1)
    expect(readAloud(pdf)).toEqual([expect.stringMatching(/^Træet: .*Nulevende$/)])
  })
})
