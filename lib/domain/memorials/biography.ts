import 'server-only'
import { BIOGRAPHY_MAX_LENGTH, BIOGRAPHY_MAX_MARKUP, biographyTooLong } from '@/lib/domain/memorials/schema'
import { memorialTemplates } from '@/lib/domain/memorials/templates'
import { richTextToPlain, sanitiseRichText } from '@/lib/integrations/rich-text/sanitise-rich-text'
import { DomainError } from '@/lib/server/errors'

/** The life story as it may be stored, or null when it says nothing. Throws INVALID_INPUT when its text is too long. */
export function cleanBiography(html: string | null): string | null {
  const clean = sanitiseRichText(html ?? '')
  // Four times the length when all of it was '<'; counting its words would take seconds.
  if (clean.length > BIOGRAPHY_MAX_MARKUP) throw new DomainError('INVALID_INPUT', {}, { biography: biographyTooLong })
  const { length } = richTextToPlain(clean)
  if (length > BIOGRAPHY_MAX_LENGTH) {
    const most = BIOGRAPHY_MAX_LENGTH.toLocaleString('da-DK')
    const sentence = `Livshistorien er på ${length.toLocaleString('da-DK')} tegn. Der er plads til ${most}.`
    throw new DomainError('INVALID_INPUT', {}, { biography: sentence })
  }
  return length === 0 ? null : clean
}

const templateHeadings = new Set(
  Object.values(memorialTemplates).flatMap(({ sections }) => sections.map(({ heading }) => heading)),
)

/**
 * The story without those of our templates' headings that nothing was written under. A heading of the family's own
 * always stays: some write everything as headings.
 */
export function withoutEmptySections(html: string): string | null {
  const sections = html.split(/(?=<h2>)/)
  const kept = sections.filter((section) => {
    const [, heading = '', rest = ''] = /^<h2>(.*?)<\/h2>(.*)$/s.exec(section) ?? []
    // Tens of thousands of headings fit into a story: most are plain already.
    const words = /[<&]/.test(heading) ? richTextToPlain(heading) : heading.trim()
    return !templateHeadings.has(words) || richTextToPlain(rest) !== ''
  })
  // Cutting may have left an element open.
  return kept.length === sections.length ? html : cleanBiography(kept.join(''))
}
