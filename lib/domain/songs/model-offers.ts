import 'server-only'
import { consentTexts, providerName } from '@/lib/domain/made-works/provider-copy'
import type { ModelOffer } from '@/lib/domain/songs/schema'
import { languageModel } from '@/lib/integrations/language-model/current-model'
import { singer } from '@/lib/integrations/singing/singing'

/** Who can write words from this many sentences, and what is agreed to; null without a key. */
export function wordsOffer(sentences: number): ModelOffer | null {
  const model = languageModel()
  if (!model) return null
  const { provider, model: name } = model
  return {
    provider,
    name: providerName(provider),
    model: name,
    consent: consentTexts.song_words(provider, sentences),
  }
}

/** Who can sing a song, and what is agreed to; null without a key. */
export function voiceOffer(): ModelOffer | null {
  const voice = singer()
  if (!voice) return null
  const { provider, model } = voice
  return { provider, name: providerName(provider), model, consent: consentTexts.song_voice(provider) }
}
