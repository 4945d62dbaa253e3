/** The providers we can use, as rows of the account name them. */
export const providers = ['anthropic', 'openai', 'elevenlabs', 'replicate'] as const
export type Provider = (typeof providers)[number]

/**
 * What a provider is called, and what becomes of what it was sent. As far as we know it: none of the first three has a
 * way for us to delete it; the fourth deletes it by itself (replicate.com/docs, 'Data retention').
 */
export const providerTexts: Record<Provider, { name: string; keeps: string }> = {
  anthropic: {
    name: 'Anthropic',
    keeps: 'Anthropic gemmer det en tid efter sine egne regler, og vi kan ikke slette det hos dem.',
  },
  openai: {
    name: 'OpenAI',
    keeps: 'OpenAI gemmer det en tid efter sine egne regler, og vi kan ikke slette det hos dem.',
  },
  elevenlabs: {
    name: 'ElevenLabs',
    keeps: 'ElevenLabs gemmer det efter sine egne regler, og vi kan ikke slette det hos dem.',
  },
  replicate: {
    name: 'Replicate',
    keeps: 'Replicate sletter selv både billedet og filmen efter omkring en time.',
  },
}

const isProvider = (name: string): name is Provider => providers.some((each) => each === name)

/** The provider's own name; one we no longer use is named as its row has it. */
export function providerName(name: string): string {
  return isProvider(name) ? providerTexts[name].name : name
}

/** Told before a yes: what sending something to a country without the EU's rules can mean (GDPR article 49, 1, a). */
export const transferRisk =
  'I USA gælder EU’s regler om personoplysninger ikke. Myndigheder dér kan få adgang til det, der er sendt, det kan være svært at få det slettet, og Datatilsynet kan ikke gribe ind dér. Det er frit, om I vil, og det, der er sendt, kan ikke kaldes tilbage.'

const risky = 'Jeg har læst, hvad det kan betyde, at det er i USA.'

/**
 * The sentence an editor agrees to before anything is sent, and that the account keeps. `sentences` is how many of the
 * life story.
 */
export const consentTexts = {
  song_words: (provider: Provider, sentences: number) =>
    `Jeg siger ja til, at ${sentences === 1 ? 'den sætning' : `de ${sentences} sætninger`} fra livshistorien, som sangen er lavet af, bliver sendt til ${providerTexts[provider].name} i USA, som med AI foreslår ord til en sang. De får også at vide, hvad slags sang det er, hvilken stemning den har, og hvor mange vers. Andet bliver ikke sendt. ${providerTexts[provider].keeps} ${risky} Levende mennesker, som sætningerne nævner, har sagt ja til det.`,
  song_voice: (provider: Provider) =>
    `Jeg siger ja til, at sangens ord bliver sendt til ${providerTexts[provider].name} i USA, som med AI laver musik og en stemme, der synger. De får også at vide, hvilken form, stemning og længde og hvilket instrument sangen har. Stemmen er ikke en bestemt persons, heller ikke den dødes. Andet bliver ikke sendt. ${providerTexts[provider].keeps} ${risky} Levende mennesker, som ordene nævner, har sagt ja til det.`,
  portrait_motion: (provider: Provider) =>
    `Billedet er af den, siden er for, eller af en, der selv har sagt ja. Jeg siger ja til, at billedet bliver sendt til ${providerTexts[provider].name} i USA, som med AI laver en kort film uden lyd af det. Andet bliver ikke sendt. ${providerTexts[provider].keeps} ${risky}`,
} as const
