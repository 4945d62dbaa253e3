import vm from 'node:vm'
import { expect, test } from 'vitest'
import { askedPrefix, markCache, pageCache, pictureCache } from '@/lib/client/kept-pages'
import { listKeptPages } from './list-kept-pages'

/** The contents of each cache, by path. */
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

/** Opens the offline page over these caches; `answer` is the reply to the confirmation. */
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

test('a page visited in two layouts is listed once, as last visited', async () => {
  const page = await open({ [pageCache]: empty('/memorial/ruth', '/memorial/karen', '/classic-memorial/ruth') })
  expect(page.rows()).toEqual([['/classic-memorial/ruth'], ['/memorial/karen']])
  expect(page.section.hidden).toBe(false)
})

test('at a stone for two only its two pages are listed', async () => {
  const page = await open({ [pageCache]: empty('/memorial/a', '/memorial/b', '/memorial/c') }, true, 'a c')
  expect(page.rows()).toEqual([['/memorial/c'], ['/memorial/a']])
})

test('a page stored on purpose is marked, even when its ordinary copy is gone', async () => {
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

test('there is no list when no page is stored', async () => {
  const page = await open({})
  expect([page.rows(), page.section.hidden]).toEqual([[], true])
})

test('a page is removed in every layout, with the pictures that no other kept page shows', async () => {
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
  expect(page.button(0)?.['aria-label']).toBe('Fjern siden for Ruth Ibsen fra denne enhed')
  await page.button(0)?.press()
  expect(Object.keys(kept[pageCache] ?? {})).toEqual(['/memorial/karen'])
  expect(Object.keys(kept[pictureCache] ?? {})).toEqual(['/media/common/640.webp', '/media/b/1.webp'])
  expect(Object.keys(kept).filter((name) => name.startsWith(askedPrefix))).toEqual([`${askedPrefix}/memorial/svend`])
  expect(Object.keys(kept[markCache] ?? {})).toEqual(['/api/memorials/karen/code-marks'])
  expect(page.rows()).toEqual([['/memorial/karen'], ['/memorial/svend', 'Bliver på denne enhed']])
  expect(page.told.textContent).toBe('Siden for Ruth Ibsen er fjernet fra denne enhed.')
  expect(page.button(0)?.focused).toBe(true)
})

test('a press that is not confirmed removes nothing', async () => {
  const kept = { [pageCache]: empty('/memorial/ruth') }
  const page = await open(kept, false)
  await page.button(0)?.press()
  expect([page.rows(), kept[pageCache]]).toEqual([[['/memorial/ruth']], empty('/memorial/ruth')])
})

test('removing the last page hides the list and focuses the message', async () => {
  const page = await open({ [pageCache]: empty('/memorial/ruth') })
  await page.button(0)?.press()
  expect([page.rows(), page.section.hidden, page.told.focused]).toEqual([[], true, true])
})
