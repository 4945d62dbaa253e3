import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApplicationSection } from './application-section'

const asked = { canApply: true, wasSent: false, known: {}, draft: null }

test.each([
  ['a company on pause', { isMember: false, application: { state: 'suspended', companyName: 'Rold' } }],
  ['somebody who acts for a reseller', { isMember: true, application: { state: 'none' } }],
])('%s is not asked to apply', (_, { isMember, application }) => {
  const own = application as Parameters<typeof ApplicationSection>[0]['application']
  const page = renderToStaticMarkup(<ApplicationSection {...asked} isMember={isMember} application={own} />)
  expect(page).toContain('Jeres aftale')
  expect(page).not.toContain('Søg om at blive forhandler')
})
