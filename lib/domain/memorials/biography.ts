import 'server-only'
import { BIOGRAPHY_MAX_LENGTH, BIOGRAPHY_MAX_MARKUP, biographyTooLong } from '@/lib/domain/memorials/schema'
import { memorialTemplates } from '@/lib/domain/memorials/templates'
import { richTextToPlain, sanitiseRichText } from '@/lib/integrations/rich-text/sanitise-rich-text'
import { DomainError } from '@/lib/server/errors'

/**
 * The sanitised life story, or null without text. Throws INVALID_INPUT above `BIOGRAPHY_MAX_LENGTH` characters of text.
 */
export function cleanBiography(html: string | null): string | null {
  const clean = sanitiseRichText(html ?? '')
  // Escaping makes '<' four characters, and extracting the text of so much markup would take seconds.
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
 * The biography without template headings that have no text below. The family's own headings always stay: some write
 * everything as headings.
 */
export function withoutEmptySections(html: string): string | null {
  const sections = html.split(/(?=<h2>)/)
  const kept = sections.filter((section) => {
    const [, heading = '', rest = ''] = /^<h2>(.*?)<\/h2>(.*)$/s.exec(section) ?? []
    // A biography can have tens of thousands of headings: most are plain text and need no parsing.
    const words = /[<&]/.test(heading) ? richTextToPlain(heading) : heading.trim()
    return !templateHeadings.has(words) || richTextToPlain(rest) !== ''
  })
  // The cut can leave an element unclosed.
  return kept.length === sections.length ? html : cleanBiography(kept.join(''))
}
