import 'server-only'
import { lookUpCodes } from '@/lib/domain/production/choose-codes'
import { giveTexts } from '@/lib/domain/production/plate-texts'
import { forWorkshop } from '@/lib/domain/production/policy'
import { makeBatchTextsInput, type TextsPreview } from '@/lib/domain/production/schema'
import { defineCommand, nothing } from '@/lib/server/command'

/** What a list of texts would give: the text of each plaque, and the problems by row. Writes nothing. */
export const previewTexts = defineCommand({
  name: 'production.preview-texts',
  input: makeBatchTextsInput,
  ...forWorkshop,
  isAudited: false,
  largeText: { bytes: 900_000, why: '10,000 pasted codes, or 500 texts' },
  load: nothing,
  // Before the transaction, so that none is open while hundreds of plaques are planned.
  async prepare(input): Promise<TextsPreview> {
    const { codes } = await lookUpCodes(input)
    const { given, problems } = await giveTexts(input.texts, { codes, options: input.options })
    return { given: given.map(({ options: _, ...text }) => text), problems, pieces: codes.length }
  },
  run: async (_context, _input, _subject, preview) => preview,
})
