import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import LandingPage from '@/app/(site)/(public)/page'
import { PricingBody } from '@/components/pricing/pricing-body'
import { type Capability, capabilities } from '@/lib/domain/billing/capabilities'
import { openForAll } from '@/lib/domain/billing/copy'
import { formatOere } from '@/lib/shared/money'
import { markupOf } from '@/tests/factories/markup-of'

const root = path.resolve(import.meta.dirname, '../../..')

// The page that each capability cannot do without (specification, route table), and the words that would promise it.
const promised: Record<Capability, { page: string; words: RegExp }> = {
  shop: { page: 'subscription/page.tsx', words: /fornyes|binding|sige op|siger op|holder op med at betale/i },
  music: { page: 'memorial/[id]/music/page.tsx', words: /spilleliste|(?<!Intet )spiller musik|medmusik/i },
  songs: { page: 'memorial/[id]/music/song/new/page.tsx', words: /\bsange?n? (ud fra|af) |sang, der bliver til/i },
  movingGreetings: {
    page: '../(public)/memorial/[id]/greetings/page.tsx',
    words: /bevæger sig|levende hilsen|levende hilsner/i,
  },
  familyTree: { page: '../(public)/family-tree/[id]/page.tsx', words: /slægtstræ|slægtled|hele slægten/i },
}

const closed = markupOf(<PricingBody isShopOpen={false} set={{}} />)
const open = markupOf(<PricingBody isShopOpen set={{ 'premium.year': 312_00 }} />)
const pages = [markupOf(<LandingPage />), open, closed].join('\n')

test.each(Object.keys(promised) as Capability[])('what is not there is not advertised: %s', (name) => {
  const { page, words } = promised[name]
  expect(capabilities[name]).toBe(existsSync(path.join(root, 'app/(site)/(account)', page)))
  if (!capabilities[name]) expect(pages).not.toMatch(words)
})

test('/pricing leads to buying only where something can be bought, at the prices that were set', () => {
  expect(open).toContain('/subscription/buy?valg=livstid.once')
  expect(open).toContain(formatOere(312_00))
  expect(open).not.toContain(openForAll)
  expect(closed).not.toContain('/subscription')
  expect(closed).toContain(openForAll)
  expect(closed).not.toMatch(promised.shop.words)
})
