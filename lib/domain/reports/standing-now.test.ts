import { expect, it } from 'vitest'
import { standingNow } from '@/lib/domain/reports/copy'

const page = { what: 'page', isHidden: false, isPageHidden: false, isChanged: false, decision: undefined } as const

it('a case says whether the page is hidden now, not whether it was when the case was opened', () => {
  expect(standingNow({ ...page, isHidden: true, isPageHidden: true })).toMatch(/^Siden er skjult for besøgende\./)
  expect(standingNow({ ...page, decision: 'page_hidden' })).toMatch(/^Vi skjuler det ikke længere\./)
  expect(standingNow(page)).toMatch(/^Det er ikke skjult af os\./)
  expect(standingNow({ ...page, what: 'tribute', isHidden: true })).toMatch(/^Det er skjult for besøgende\./)
  expect(standingNow({ ...page, what: 'tribute', isPageHidden: true, isChanged: true })).toMatch(/er ændret siden:$/)
})
