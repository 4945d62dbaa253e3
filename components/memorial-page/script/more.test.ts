import { expect, test, vi } from 'vitest'
import { showMore } from './more'

test('once more candles are shown, the page no longer says how many were left out', async () => {
  const shown: unknown[] = []
  const rest = { remove: vi.fn() }
  const elements: Record<string, unknown> = {
    'lys-liste': { append: (...items: unknown[]) => shown.push(...items) },
    'lys-liste-mere': { replaceChildren: () => {} },
    'lys-liste-rest': rest,
  }
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('document', { getElementById: (id: string) => elements[id] ?? null, querySelector: () => null })
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({ getElementById: (id: string) => (id === 'lys-liste' ? { children: ['a'] } : null) })
    },
  )
  vi.stubGlobal('fetch', async () => new Response('<ul></ul>'))
  const attributes = new Map<string, string>()
  const link = {
    dataset: { more: 'lys-liste' },
    href: 'https://mindelund.dk/memorial/karen?side=lys.1',
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  } as unknown as HTMLAnchorElement
  await showMore(link)
  expect(shown).toEqual(['a'])
  expect(rest.remove).toHaveBeenCalledOnce()
  expect(attributes.get('aria-disabled')).toBe('true')
})
