import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { legalFacts } from '@/app/(site)/(public)/legal-facts'
import { privacySections } from '@/components/legal/privacy-sections'
import { providersInUse } from '@/lib/domain/made-works/providers-in-use'
import { env } from '@/lib/server/env'

const before = { ...env }
afterEach(() => void Object.assign(env, { ...withoutKeys, ...before }))

const withoutKeys = {
  ANTHROPIC_API_KEY: undefined,
  OPENAI_API_KEY: undefined,
  SINGING_API_KEY: undefined,
  PORTRAIT_MOTION_API_KEY: undefined,
}
const keys = { OPENAI_API_KEY: 'a', SINGING_API_KEY: 'b', PORTRAIT_MOTION_API_KEY: 'c' }

/** The privacy policy as HTML. */
const policy = () =>
  privacySections({ ...legalFacts, providers: providersInUse() })
    .map(({ body }) => renderToStaticMarkup(body))
    .join('\n')

test('the privacy policy names each provider whose key is set, and what it is sent', () => {
  Object.assign(env, withoutKeys, keys)
  expect(policy()).toContain(
    'OpenAI får de sætninger fra livshistorien, I har valgt til en sang, og hvilken slags sang',
  )
  expect(policy()).toContain('ElevenLabs får ordene til en sang, der skal synges, og hvordan')
  expect(policy()).toContain('Replicate får det billede, der skal bevæge sig.')
  expect(policy()).toContain('med fire undtagelser')
})

test('without keys it names none, and nothing leaves the EU but what a visitor chooses', () => {
  Object.assign(env, withoutKeys)
  expect(providersInUse()).toEqual([])
  expect(policy()).not.toContain('AI hos en udbyder')
  expect(policy()).toContain('med tre undtagelser')
})
