import { z } from 'zod'

const key = z
  .string()
  .regex(/^[\w.:-]{8,300}$/)
  .optional()
// Another server that speaks the provider's API: tests and the demonstration.
const stoodInFor = z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional()
const model = z.string().regex(/^[\w.:-]{1,60}(?:\/[\w.:-]{1,60})?$/)
const oere = z.coerce.number().int().min(0).max(10_000_000)

/** Settings of the providers whose models families may choose to use; without keys nothing of them is shown. */
export const modelSettings = {
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_API_URL: stoodInFor,
  OPENAI_API_KEY: key,
  OPENAI_API_URL: stoodInFor,
  SONG_MODEL: model.optional(),
  SINGING_API_KEY: key,
  SINGING_API_URL: stoodInFor,
  SINGING_MODEL: model.default('music_v1'),
  PORTRAIT_MOTION_API_KEY: key,
  PORTRAIT_MOTION_API_URL: stoodInFor,
  PORTRAIT_MOTION_MODEL: model.regex(/\//).default('wan-video/wan-2.2-i2v-fast'),
  // In øre, for each account and for everybody, of a month.
  PROVIDER_LIMIT_OERE: oere.default(5000),
  PROVIDER_LIMIT_ALL_OERE: oere.default(200_000),
}

const aKey = 'en nøgle fra udbyderen, eller slet ikke sat'
const anAddress = 'en adresse som http://127.0.0.1:12112, eller slet ikke sat'
const aModel = 'navnet på en model hos udbyderen, eller slet ikke sat'

/** What a setting is expected to be, in Danish. */
export const modelExpectations: Record<keyof typeof modelSettings, string> = {
  ANTHROPIC_API_KEY: aKey,
  OPENAI_API_KEY: aKey,
  SINGING_API_KEY: aKey,
  PORTRAIT_MOTION_API_KEY: aKey,
  ANTHROPIC_API_URL: anAddress,
  OPENAI_API_URL: anAddress,
  SINGING_API_URL: anAddress,
  PORTRAIT_MOTION_API_URL: anAddress,
  SONG_MODEL: aModel,
  SINGING_MODEL: aModel,
  PORTRAIT_MOTION_MODEL: "en model som 'ejer/navn', eller slet ikke sat",
  PROVIDER_LIMIT_OERE: 'et beløb i øre, som 5000',
  PROVIDER_LIMIT_ALL_OERE: 'et beløb i øre, som 200000',
}

/** Never shown in a complaint about a wrong setting. */
export const modelSecrets = ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'SINGING_API_KEY', 'PORTRAIT_MOTION_API_KEY']

/** Allowed for demonstrations and tests only. */
export const pretendedModelUrls = [
  ...(['ANTHROPIC_API_URL', 'OPENAI_API_URL', 'SINGING_API_URL', 'PORTRAIT_MOTION_API_URL'] as const),
]
