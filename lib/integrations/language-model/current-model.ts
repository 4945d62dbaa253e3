import 'server-only'
import { anthropicModel } from '@/lib/integrations/language-model/anthropic-model'
import type { LanguageModel } from '@/lib/integrations/language-model/language-model'
import { openaiModel } from '@/lib/integrations/language-model/openai-model'
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
