import 'server-only'
import {
  type LanguageModel,
  type ModelSettings,
  type VerseRequest,
  verseTimeoutMs,
  verseTokensMost,
} from '@/lib/integrations/language-model/language-model'
import { readVerses } from '@/lib/integrations/language-model/read-verses'
import { answerSchema, verseInstructions, verseMaterial } from '@/lib/integrations/language-model/verse-instructions'
import { errorOfStatus, ModelCallError } from '@/lib/integrations/model-calls/model-call-error'
import { env } from '@/lib/server/env'

const defaults = { anthropic: 'claude-sonnet-5-5', openai: 'gpt-5.4-mini' }

/** The language model by the keys that are set, Anthropic's before OpenAI's; null without: then nothing of it is shown. */
export function languageModel(): LanguageModel | null {
  const { ANTHROPIC_API_KEY, OPENAI_API_KEY, SONG_MODEL: model } = env
  if (ANTHROPIC_API_KEY) {
    const settings = { apiKey: ANTHROPIC_API_KEY, apiUrl: env.ANTHROPIC_API_URL, model: model ?? defaults.anthropic }
    return anthropicModel(settings)
  }
  if (!OPENAI_API_KEY) return null
  return openaiModel({ apiKey: OPENAI_API_KEY, apiUrl: env.OPENAI_API_URL, model: model ?? defaults.openai })
}

/** Anthropic's Messages API. The SDK weighs 29 MB: loaded with the first call. */
export function anthropicModel({ apiKey, model, apiUrl, timeoutMs = verseTimeoutMs }: ModelSettings): LanguageModel {
  return modelOf('anthropic', model, async () => {
    const { default: Anthropic } = await import('@anthropic-ai/sdk')
    // Both given, and no token: otherwise the SDK looks for them in the process's environment and in files.
    const client = new Anthropic({
      apiKey,
      authToken: null,
      baseURL: apiUrl ?? 'https://api.anthropic.com',
      maxRetries: 0,
      timeout: timeoutMs,
    })
    const ask = async (request: VerseRequest) => {
      const message = await client.messages.create(
        {
          model,
          max_tokens: verseTokensMost,
          system: verseInstructions,
          messages: [{ role: 'user', content: verseMaterial(request) }],
          output_config: { format: { type: 'json_schema', schema: answerSchema } },
        },
        { ...(request.signal && { signal: request.signal }) },
      )
      const text = message.content.map((block) => (block.type === 'text' ? block.text : '')).join('')
      return { text, isRefusal: message.stop_reason === 'refusal', ref: message.id }
    }
    return { ask, errors: Anthropic }
  })
}

/** OpenAI's chat completions, not stored there. The SDK weighs 20 MB: loaded with the first call. */
export function openaiModel({ apiKey, model, apiUrl, timeoutMs = verseTimeoutMs }: ModelSettings): LanguageModel {
  return modelOf('openai', model, async () => {
    const { default: OpenAI } = await import('openai')
    // All given: otherwise the SDK looks for them in the process's environment.
    const whose = { apiKey, organization: null, project: null }
    const baseURL = `${apiUrl ?? 'https://api.openai.com'}/v1`
    const client = new OpenAI({ ...whose, baseURL, maxRetries: 0, timeout: timeoutMs })
    const ask = async (request: VerseRequest) => {
      const answer = await client.chat.completions.create(
        {
          model,
          max_completion_tokens: verseTokensMost,
          store: false,
          messages: [
            { role: 'system', content: verseInstructions },
            { role: 'user', content: verseMaterial(request) },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'verses', strict: true, schema: answerSchema },
          },
        },
        { ...(request.signal && { signal: request.signal }) },
      )
      const message = answer.choices[0]?.message
      return { text: message?.content ?? '', isRefusal: Boolean(message?.refusal), ref: answer.id }
    }
    return { ask, errors: OpenAI }
  })
}

type ErrorClass<Of extends Error = Error> = new (...args: never[]) => Of

/** What both SDKs have; one generator writes them. */
type Sdk = {
  ask: (request: VerseRequest) => Promise<{ text: string; isRefusal: boolean; ref: string }>
  errors: {
    APIConnectionTimeoutError: ErrorClass
    APIUserAbortError: ErrorClass
    APIError: ErrorClass<Error & { status: number | undefined }>
  }
}

function modelOf(provider: LanguageModel['provider'], model: string, load: () => Promise<Sdk>): LanguageModel {
  return {
    provider,
    model,
    writeVerses: async (request) => {
      const { ask, errors } = await load()
      try {
        const { text, isRefusal, ref } = await ask(request)
        if (isRefusal) throw new ModelCallError('refused', 'refusal')
        const lines = readVerses(text, request.sentences, request.verses)
        return { lines, provider, model, ref: ref.slice(0, 200) }
      } catch (error) {
        if (error instanceof errors.APIConnectionTimeoutError || error instanceof errors.APIUserAbortError) {
          throw new ModelCallError('late', error.name)
        }
        if (error instanceof errors.APIError) throw errorOfStatus(error.status)
        // Its answer was no JSON, or lacks what every answer has.
        throw error instanceof ModelCallError ? error : new ModelCallError('unreadable', 'not an answer of the API')
      }
    },
  }
}
