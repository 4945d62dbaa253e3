import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const nothing = () => undefined
const router = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
  bfcacheId: '',
}

/** What the server sends of this part, in the contexts that every page has: Next's router and the queries. */
export function markupOf(
  children: ReactNode,
  { address = '/', queries = new QueryClient() }: { address?: string; queries?: QueryClient } = {},
): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost:3000')
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <AppRouterContext value={router}>
        <PathnameContext value={pathname}>
          <SearchParamsContext value={searchParams}>{children}</SearchParamsContext>
        </PathnameContext>
      </AppRouterContext>
    </QueryClientProvider>,
  )
}
