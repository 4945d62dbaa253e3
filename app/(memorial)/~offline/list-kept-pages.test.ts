import vm from 'node:vm'
import { expect, test } from 'vitest'
import { listKeptPages } from './list-kept-pages'

test('a page that was read in two layouts is listed once, as it was read last', async () => {
  const kept = ['/memorial/ruth', '/memorial/karen', '/classic-memorial/ruth'].map((path) => ({
    url: `https://mindelund.dk${path}`,
  }))
  const listed: string[] = []
  const section = { hidden: true }
  await vm.runInNewContext(listKeptPages, {
    URL,
    window: { caches: {} },
    caches: { open: async () => ({ keys: async () => kept, match: async () => ({ text: async () => '' }) }) },
    DOMParser: class {
      parseFromString = () => ({ querySelector: () => ({ textContent: 'Ruth Ibsen' }) })
    },
    document: {
      getElementById: (id: string) =>
        id === 'gemte' ? section : { append: (item: { link: { href: string } }) => listed.push(item.link.href) },
      createElement: () => ({
        append(link: unknown) {
          Object.assign(this, { link })
        },
      }),
    },
  })
  expect(listed).toEqual(['/classic-memorial/ruth', '/memorial/karen'])
  expect(section.hidden).toBe(false)
})
