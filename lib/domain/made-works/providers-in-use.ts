import 'server-only'
import { type Provider, providerTexts } from '@/lib/domain/made-works/provider-copy'
import { languageModel } from '@/lib/integrations/language-model/current-model'
import { portraitMover } from '@/lib/integrations/portrait-motion/portrait-motion'
import { singer } from '@/lib/integrations/singing/singing'

/** A provider by its name, and what it is sent. */
export type ProviderInUse = { name: string; sent: string }

/** The providers whose keys are set, for the privacy policy. Empty without keys. */
export function providersInUse(): ProviderInUse[] {
  const used: [Provider | undefined, string][] = [
    [
      languageModel()?.provider,
      'de sætninger fra livshistorien, I har valgt til en sang, og hvilken slags sang det skal være',
    ],
    [singer()?.provider, 'ordene til en sang, der skal synges, og hvordan den skal lyde'],
    [portraitMover()?.provider, 'det billede, der skal bevæge sig'],
  ]
  return used.flatMap(([provider, sent]) => (provider ? [{ name: providerTexts[provider].name, sent }] : []))
}
