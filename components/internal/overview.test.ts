import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ui = path.resolve(import.meta.dirname, '../ui')
const page = path.resolve(import.meta.dirname, '../../app/(site)/(internal)/internal/primitives/page.tsx')

test('the overview shows every primitive', () => {
  const shown = [page, ...readdirSync(import.meta.dirname).map((file) => path.join(import.meta.dirname, file))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // The frame mounts the toasters once. `Link` is shown through the primitives built on it.
  const unseen = ['link.tsx', 'toaster.tsx', 'sonner-toaster.tsx']
  const primitives = readdirSync(ui).filter((file) => file.endsWith('.tsx') && !unseen.includes(file))
  const missing = primitives
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !shown.includes(`@/components/ui/${name}'`))
  expect(missing).toEqual([])
})
