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

const address = 'https://api.openai.com'

/** OpenAI's chat completions, not stored there. The SDK weighs 20 MB: loaded with the first call. */
export function openaiModel({ apiKey, model, apiUrl, timeoutMs = verseTimeoutMs }: ModelSettings): LanguageModel {
  return {
    provider: 'openai',
    model,
    writeVerses: async (request) => {
      const { default: OpenAI } = await import('openai')
      // All given: otherwise the SDK looks for them in the process's environment.
      const whose = { apiKey, organization: null, project: null }
      const client = new OpenAI({ ...whose, baseURL: `${apiUrl ?? address}/v1`, maxRetries: 0, timeout: timeoutMs })
      try {
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
        if (message?.refusal) throw new ModelCallError('refused', 'refusal')
        const lines = readVerses(message?.content ?? '', request.sentences, request.verses)
        return { lines, provider: 'openai', model, ref: answer.id.slice(0, 200) }
      } catch (error) {
        if (error instanceof OpenAI.APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError) {
          throw new ModelCallError('late', error.name)
        }
        if (error instanceof OpenAI.APIError) throw errorOfStatus(error.status)
        throw error instanceof ModelCallError ? error : new ModelCallError('unreadable', 'not an answer of the API')
      }
    },
  }
}
