import vm from 'node:vm'
import { expect, test } from 'vitest'
import { askedPrefix, pageCache } from '@/lib/client/kept-pages'
import { listKeptPages } from './list-kept-pages'

type Element = { href?: string; textContent?: string; children: Element[]; append: (child: Element) => void }

/** What the list shows where these paths lie in these caches: each address, with the words under it. */
async function listOf(kept: Record<string, string[]>) {
  const list: [string | undefined, string | undefined][] = []
  const section = { hidden: true }
  const cacheOf = (name: string) => ({
    keys: async () => (kept[name] ?? []).map((path) => ({ url: `https://mindelund.dk${path}` })),
    match: async (path: string) => (kept[name]?.includes(path) ? { text: async () => '' } : undefined),
  })
  await vm.runInNewContext(listKeptPages, {
    URL,
    window: { caches: {} },
    caches: { open: async (name: string) => cacheOf(name), keys: async () => Object.keys(kept) },
    DOMParser: class {
      parseFromString = () => ({ querySelector: () => ({ textContent: 'Ruth Ibsen' }) })
    },
    document: {
      getElementById: (id: string) =>
        id === 'gemte'
          ? section
          : { append: ({ children: [link, mark] }: Element) => list.push([link?.href, mark?.textContent]) },
      createElement: (): Element => {
        const children: Element[] = []
        return { children, append: (child) => children.push(child) }
      },
    },
  })
  return { list, isShown: !section.hidden }
}

test('a page that was read in two layouts is listed once, as it was read last', async () => {
  const read = ['/memorial/ruth', '/memorial/karen', '/classic-memorial/ruth']
  expect(await listOf({ [pageCache]: read })).toEqual({
    list: [
      ['/classic-memorial/ruth', undefined],
      ['/memorial/karen', undefined],
    ],
    isShown: true,
  })
})

test('a page that was asked for is marked, also when its ordinary copy is gone', async () => {
  const kept = {
    [pageCache]: ['/memorial/ruth', '/memorial/karen'],
    [`${askedPrefix}/enhanced-memorial/ruth`]: ['/enhanced-memorial/ruth', '/media/a/640.webp'],
    [`${askedPrefix}/memorial/svend`]: ['/memorial/svend'],
  }
  expect((await listOf(kept)).list).toEqual([
    ['/memorial/karen', undefined],
    ['/memorial/ruth', 'Bliver på denne enhed'],
    ['/memorial/svend', 'Bliver på denne enhed'],
  ])
})

test('where nothing is kept there is no list', async () => {
  expect(await listOf({})).toEqual({ list: [], isShown: false })
})
