import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkPersonForm } from '@/components/tree-links/link-person-form'

const nothing = () => undefined
const router = {
  ...{
    back: nothing,
    forward: nothing,
    refresh: nothing,
    push: nothing,
    replace: nothing,
    prefetch: nothing,
    bfcacheId: '',
  },
}

test('the words to another family may be as long as the server takes, and what they get to see is said before', () => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AppRouterContext value={router}>
        <LinkPersonForm memorialId="page" personId="peter" personName="Peter Holm" />
      </AppRouterContext>
    </QueryClientProvider>,
  )
  expect(markup).toMatch(/<textarea[^>]* maxLength="1000"/i)
  expect(markup).toMatch(/name="memorial"[^>]* maxLength="300"|maxLength="300"[^>]* name="memorial"/i)
  expect(markup).toContain('De kan se dit navn')
})
