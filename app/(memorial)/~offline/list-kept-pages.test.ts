import vm from 'node:vm'
import { expect, test } from 'vitest'
import { askedPrefix, markCache, pageCache, pictureCache } from '@/lib/client/kept-pages'
import { listKeptPages } from './list-kept-pages'

/** What lies in each cache: path and text. */
type Kept = Record<string, Record<string, string>>

class Element {
  [key: string]: unknown
  href?: string
  textContent = ''
  children: Element[] = []
  hidden = true
  focused = false
  parent: Element | null = null
  press = async () => {}
  append(...added: Element[]) {
    for (const child of added) child.parent = this
    this.children.push(...added)
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this)
  }
  setAttribute(name: string, value: string) {
    this[name] = value
  }
  addEventListener(_: string, press: () => Promise<void>) {
    this.press = press
  }
  focus() {
    this.focused = true
  }
  querySelector() {
    return this.children[1]
  }
  beside(step: number): Element | null {
    const siblings = this.parent?.children ?? []
    return siblings[siblings.indexOf(this) + step] ?? null
  }
  get nextElementSibling() {
    return this.beside(1)
  }
  get previousElementSibling() {
    return this.beside(-1)
  }
}

const caches = (kept: Kept) => ({
  keys: async () => Object.keys(kept),
  delete: async (name: string) => delete kept[name],
  open: async (name: string) => {
    kept[name] ??= {}
    const files = kept[name]
    const pathOf = (asked: string | { url: string }) =>
      new URL(typeof asked === 'string' ? asked : asked.url, 'https://mindelund.dk').pathname
    return {
      keys: async () => Object.keys(files).map((path) => ({ url: `https://mindelund.dk${path}` })),
      match: async (asked: string | { url: string }) => {
        const text = files[pathOf(asked)]
        return text === undefined ? undefined : { text: async () => text }
      },
      delete: async (asked: string | { url: string }) => delete files[pathOf(asked)],
    }
  },
})

/** The page without connection over these caches; `answer` is what somebody says to the question. */
async function open(kept: Kept, answer = true, stone?: string) {
  const [section, list, told] = [new Element(), new Element(), new Element()]
  await vm.runInNewContext(listKeptPages, {
    URL,
    window: { caches: {} },
    caches: caches(kept),
    confirm: () => answer,
    DOMParser: class {
      parseFromString = () => ({ querySelector: () => ({ textContent: 'Ruth Ibsen' }) })
    },
    document: {
      documentElement: { dataset: { stone } },
      getElementById: (id: string) => (id === 'gemte' ? section : id === 'gemte-sider' ? list : told),
      createElement: () => new Element(),
    },
  })
  const rows = () =>
    list.children.map(({ children: [words] }) => words?.children.map(({ href, textContent }) => href ?? textContent))
  const button = (row: number) => list.children[row]?.children[1]
  return { rows, button, told, section }
}

const empty = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, '']))

test('a page that was read in two layouts is listed once, as it was read last', async () => {
  const page = await open({ [pageCache]: empty('/memorial/ruth', '/memorial/karen', '/classic-memorial/ruth') })
  expect(page.rows()).toEqual([['/classic-memorial/ruth'], ['/memorial/karen']])
  expect(page.section.hidden).toBe(false)
})

test('at a stone for two its two pages are offered, and no other', async () => {
  const page = await open({ [pageCache]: empty('/memorial/a', '/memorial/b', '/memorial/c') }, true, 'a c')
  expect(page.rows()).toEqual([['/memorial/c'], ['/memorial/a']])
})

test('a page that was asked for is marked, also when its ordinary copy is gone', async () => {
  const page = await open({
    [pageCache]: empty('/memorial/ruth', '/memorial/karen'),
    [`${askedPrefix}/enhanced-memorial/ruth`]: empty('/enhanced-memorial/ruth', '/media/a/640.webp'),
    [`${askedPrefix}/memorial/svend`]: empty('/memorial/svend'),
  })
  expect(page.rows()).toEqual([
    ['/memorial/karen'],
    ['/memorial/ruth', 'Bliver på denne enhed'],
    ['/memorial/svend', 'Bliver på denne enhed'],
  ])
})

test('where nothing is kept there is no list', async () => {
  const page = await open({})
  expect([page.rows(), page.section.hidden]).toEqual([[], true])
})

test('a removed page is off the device in every layout, with the pictures that no other kept page shows', async () => {
  const kept = {
    [pageCache]: {
      '/memorial/karen': '<img src="/media/common/640.webp">',
      '/memorial/ruth': '<img src="/media/ruth/640.webp"><img src="/media/common/640.webp">',
      '/classic-memorial/ruth': '',
    },
    [pictureCache]: empty('/media/ruth/640.webp', '/media/ruth/1280.webp', '/media/common/640.webp', '/media/b/1.webp'),
    [`${askedPrefix}/enhanced-memorial/ruth`]: empty('/enhanced-memorial/ruth'),
    [`${askedPrefix}/memorial/svend`]: empty('/memorial/svend'),
    [markCache]: empty('/api/memorials/ruth/code-marks', '/api/memorials/karen/code-marks'),
  }
  const page = await open(kept)
  expect(page.button(0)?.['aria-label']).toBe('Fjern Ruth Ibsen fra denne enhed')
  await page.button(0)?.press()
  expect(Object.keys(kept[pageCache] ?? {})).toEqual(['/memorial/karen'])
  expect(Object.keys(kept[pictureCache] ?? {})).toEqual(['/media/common/640.webp', '/media/b/1.webp'])
  expect(Object.keys(kept).filter((name) => name.startsWith(askedPrefix))).toEqual([`${askedPrefix}/memorial/svend`])
  expect(Object.keys(kept[markCache] ?? {})).toEqual(['/api/memorials/karen/code-marks'])
  expect(page.rows()).toEqual([['/memorial/karen'], ['/memorial/svend', 'Bliver på denne enhed']])
  expect(page.told.textContent).toBe('Ruth Ibsen er fjernet fra denne enhed.')
  expect(page.button(0)?.focused).toBe(true)
})

test('a press that was not meant removes nothing', async () => {
  const kept = { [pageCache]: empty('/memorial/ruth') }
  const page = await open(kept, false)
  await page.button(0)?.press()
  expect([page.rows(), kept[pageCache]]).toEqual([[['/memorial/ruth']], empty('/memorial/ruth')])
})

test('with the last page the list goes, and a reader goes on at the sentence that says so', async () => {
  const page = await open({ [pageCache]: empty('/memorial/ruth') })
  await page.button(0)?.press()
  expect([page.rows(), page.section.hidden, page.told.focused]).toEqual([[], true, true])
})
