import { z } from 'zod'
import { personId, treeKey } from '@/lib/domain/family-tree/schema'
import { cleanText } from '@/lib/shared/input/clean-text'
import { typedText } from '@/lib/shared/input/typed-text'

export const LINK_TARGET_MAX_LENGTH = 300
export const LINK_MESSAGE_MAX_LENGTH = 1000

/** After a no the same family is not asked again for so many days. */
export const restDays = 90

const whichPage = 'Skriv mindesidens adresse, eller de ti tegn under QR-koden på stenen.'

/** The fields of the form. */
export const linkPersonForm = z.object({
  memorial: typedText(LINK_TARGET_MAX_LENGTH, undefined, { missing: whichPage }).min(1, whichPage),
  /** To the other family, when they have to be asked. */
  message: typedText(LINK_MESSAGE_MAX_LENGTH, cleanText),
})
export type LinkPersonWords = z.output<typeof linkPersonForm>

/** Links a person of the tree to their own memorial, by its address, slug or text code. */
export const linkPersonInput = linkPersonForm.extend({
  message: linkPersonForm.shape.message.default(''),
  id: treeKey,
  personId,
})

/** The answer of the family whose page it is: `id` is that page. */
export const answerLinkInput = z.object({
  id: treeKey,
  personId,
  answer: z.enum(['accept', 'refuse'], 'Svar ja eller nej.'),
})

/** Ends or withdraws a link: `id` is a page of the tree, or the page it leads to. */
export const endLinkInput = z.object({ id: treeKey, personId })

/** A person of a tree and a memorial that may be theirs, as one of the two families sees it. */
export type TreeLinkView = {
  personId: string
  /** As the asking family wrote it: 'Peter Holm (1912 – 1988)'. */
  personName: string
  status: 'asked' | 'accepted' | 'refused'
  /** The page on the other side; without a name while the reader may not know whose it is. */
  otherPage: { name: string | null; path: string | null }
  askedBy: string | null
  message: string | null
  /** ISO 8601. */
  askedAt: string
}

/** The links of a page: asked of it, and asked from its tree. */
export type TreeLinksView = { received: TreeLinkView[]; sent: TreeLinkView[] }

/** The page of links between a memorial and trees. */
export const familyPath = (memorialKey: string) => `/memorial/${encodeURIComponent(memorialKey)}/admin/family`
