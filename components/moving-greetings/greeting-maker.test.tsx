import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GreetingMaker } from './greeting-maker'

test('asks for words, a name, what moves and for how long; pictures of the page are offered where there are some', () => {
  const maker = { slug: 'karen', memorialName: 'Karen', isInPlan: true, isSeenFirst: true, pictures: [], music: [] }
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <GreetingMaker maker={maker} isSignedIn={false} />
    </QueryClientProvider>,
  )
  for (const words of [
    'Ordene i filmen',
    'Dit navn',
    'Hvad skal bevæge sig?',
    'Hvor længe?',
    'Lav filmen',
    'Vælg billeder',
  ]) {
    expect(shown).toContain(words)
  }
  expect(shown).not.toContain('Vælg blandt sidens billeder')
})
