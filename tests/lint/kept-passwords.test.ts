import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { declaredFields } from '@/lib/server/declared-fields'

const root = path.resolve(import.meta.dirname, '../..')
const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\./.test(file))
    .map((file) => path.join(folder, file))

const command = z.object({
  input: z.instanceof(z.ZodType),
  form: z.object({ secret: z.array(z.string()).optional() }),
})

it('no form stores a password on the server when refused without script', async () => {
  const kept: string[] = []
  let forms = 0
  for (const file of filesBelow('lib/domain', /\/commands\/[^/]+\.ts$/)) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ path.join(root, file))
    for (const value of Object.values(module)) {
      const found = command.safeParse(value).data
      const passwords = [...(found ? declaredFields(found.input) : [])].filter((field) => /password/i.test(field))
      forms += passwords.length
      kept.push(...passwords.filter((field) => !found?.form.secret?.includes(field)).map((field) => `${file} ${field}`))
    }
  }
  expect(forms).toBeGreaterThan(8)
  expect(kept).toEqual([])
})

it('no form that keeps its input in the browser keeps a password', () => {
  const forms = filesBelow('components', /\.tsx$/)
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ source }) => source.includes('useKeptForm('))
  const kept = forms.flatMap(({ file, source }) => {
    const secret = [...source.matchAll(/secret(?::| =) \[([^;\n]*)\]/g)].map(([, names = '']) => names).join(' ')
    const fields = [...source.matchAll(/(?:register|bind|text)\('(\w*password)'/gi)].map(([, field = '']) => field)
    return fields.filter((field) => !secret.includes(`'${field}'`)).map((field) => `${file} ${field}`)
  })
  expect(forms.length).toBeGreaterThan(10)
  expect(kept).toEqual([])
})
