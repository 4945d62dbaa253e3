import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { AccountPlan } from '@/lib/domain/billing/plans'
import { markupOf } from '@/tests/factories/markup-of'
import { HeaderNavigation } from './header-navigation'

/** The words of the main menu's account links. */
function mainMenu(plan: AccountPlan) {
  const queries = new QueryClient()
  queries.setQueryData(['user'], { id: '1', username: 'bo', fullName: 'Bo', email: 'bo@eksempel.dk', isAdmin: false })
  queries.setQueryData(['plan'], plan)
  const html = markupOf(<HeaderNavigation />, { queries })
  const [main = ''] = /aria-label="Hovedmenu".*?<\/nav>/.exec(html) ?? []
  return [...main.matchAll(/<a .*?<\/a>/g)].map(([link]) =>
    link
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .replace(/\s+/g, ' '),
  )
}

it('names the plan of whoever has one beside the way to it', () => {
  expect(mainMenu({ isPremium: true, plan: 'livstid', until: null })).toContain('Min profil livstid')
  expect(mainMenu({ isPremium: true, plan: 'premium', until: '2030-01-01T00:00:00Z' })).toContain('Min profil premium')
  expect(mainMenu({ isPremium: false, plan: 'basis', until: null })).toContain('Min profil')
})
