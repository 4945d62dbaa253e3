import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sendNamed } from '@/lib/client/send-named'

const formOf = (name: string) => {
  const form = new FormData()
  form.set('file', new File(['x'], name, { lastModified: 1 }))
  return form
}

beforeEach(() => {
  const entries = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})

describe('the name of a file that is sent in one request', () => {
  test('is the same until an answer came, and another for another file, another address and afterwards', async () => {
    const lost = async (form: FormData) => Promise.reject(new Error(String(form.get('chosen'))))
    const nameWhenLost = (path: string, name: string) =>
      sendNamed(path, formOf(name), lost).then(String, ({ message }: Error) => message)
    const first = await nameWhenLost('/a', '1.jpg')
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(await nameWhenLost('/a', '1.jpg')).toBe(first)
    expect(await nameWhenLost('/b', '1.jpg')).not.toBe(first)
    expect(await nameWhenLost('/a', '2.jpg')).not.toBe(first)
    expect(await sendNamed('/a', formOf('1.jpg'), async (form) => form.get('chosen'))).toBe(first)
    expect(await nameWhenLost('/a', '1.jpg')).not.toBe(first)
  })
})
