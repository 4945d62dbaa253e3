import 'server-only'
import {
  type LanguageModel,
  type ModelSettings,
  verseTimeoutMs,
  verseTokensMost,
} from '@/lib/integrations/language-model/language-model'
import { readVerses } from '@/lib/integrations/language-model/read-verses'
import { answerSchema, verseInstructions, verseMaterial } from '@/lib/integrations/language-model/verse-instructions'
import { errorOfStatus, ModelCallError } from '@/lib/integrations/model-calls/model-call-error'

const address = 'https://api.anthropic.com'

/** Anthropic's Messages API. The SDK weighs 29 MB: loaded with the first call. */
export function anthropicModel({ apiKey, model, apiUrl, timeoutMs = verseTimeoutMs }: ModelSettings): LanguageModel {
  return {
    provider: 'anthropic',
    model,
    writeVerses: async (request) => {
      const { default: Anthropic } = await import('@anthropic-ai/sdk')
      // Both given, and no token: otherwise the SDK looks for them in the process's environment and in files.
      const client = new Anthropic({
        apiKey,
        authToken: null,
        baseURL: apiUrl ?? address,
        maxRetries: 0,
        timeout: timeoutMs,
      })
      try {
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
        if (message.stop_reason === 'refusal') throw new ModelCallError('refused', 'refusal')
        const text = message.content.map((block) => (block.type === 'text' ? block.text : '')).join('')
        const lines = readVerses(text, request.sentences, request.verses)
        return { lines, provider: 'anthropic', model, ref: message.id.slice(0, 200) }
      } catch (error) {
        if (error instanceof Anthropic.APIConnectionTimeoutError || error instanceof Anthropic.APIUserAbortError) {
          throw new ModelCallError('late', error.name)
        }
        if (error instanceof Anthropic.APIError) throw errorOfStatus(error.status)
        // Its answer was no JSON, or lacks what every answer has.
        throw error instanceof ModelCallError ? error : new ModelCallError('unreadable', 'not an answer of the API')
      }
    },
  }
}
