import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ApproveForm } from '@/components/proof-sheets/approve-form'
import { ChangesForm } from '@/components/proof-sheets/changes-form'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const props = { token: 'a'.repeat(43), version: 1, familyName: 'Bo Holm' }

function drawn(element: ReactElement): string {
  return renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>)
}

test('a yes that was refused without script keeps its tick, and says at the name what is missing', () => {
  const draft = { values: { name: '', hasRead: 'on' }, message: 'Ret felterne.', errors: { name: 'Skriv dit navn.' } }
  const markup = drawn(<ApproveForm {...props} draft={draft} />)
  expect(markup).toMatch(/type="checkbox"[^>]*checked/)
  expect(markup).toContain('value=""')
  expect(markup).toMatch(/id="[^"]+-error" role="alert"[^>]*>Skriv dit navn\./)
  expect(markup).not.toContain('Ret felterne.')
})

test('a tick that is missing is said at the tick', () => {
  const draft = { values: { name: 'Bo' }, message: '', errors: { hasRead: 'Sæt kryds.' } }
  const markup = drawn(<ApproveForm {...props} draft={draft} />)
  const place = /aria-describedby="([^"]+)"[^>]*>(?=<span)/.exec(markup)?.[1] ?? 'none'
  expect(markup).toMatch(new RegExp(`id="${place}"[^>]*>Sæt kryds\\.`))
})

test('a wish that was refused without script is still there, with what is wrong above it when no field is', () => {
  const draft = { values: { answer: 'Margrethe med th', name: 'Bo' }, message: 'Der kom en ny version.', errors: {} }
  const markup = drawn(<ChangesForm {...props} draft={draft} />)
  expect(markup).toContain('Margrethe med th</textarea>')
  expect(markup).toContain('Der kom en ny version.')
})
