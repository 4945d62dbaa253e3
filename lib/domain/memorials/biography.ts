import 'server-only'
import { BIOGRAPHY_MAX_LENGTH } from '@/lib/domain/memorials/schema'
import { richTextToPlain, sanitiseRichText } from '@/lib/integrations/rich-text/sanitise-rich-text'
import { DomainError } from '@/lib/server/errors'

/** The life story as it may be stored, or null when it says nothing. Throws INVALID_INPUT when its text is too long. */
export function cleanBiography(html: string | null): string | null {
  const clean = sanitiseRichText(html ?? '')
  const { length } = richTextToPlain(clean)
  if (length > BIOGRAPHY_MAX_LENGTH) {
    const most = BIOGRAPHY_MAX_LENGTH.toLocaleString('da-DK')
    const sentence = `Livshistorien er på ${length.toLocaleString('da-DK')} tegn. Der er plads til ${most}.`
    throw new DomainError('INVALID_INPUT', {}, { biography: sentence })
  }
  return length === 0 ? null : clean
}

/** The story without headings that nothing is written under: a template's structure is for its writers only. */
export function withoutEmptySections(html: string): string | null {
  const parts = html.split(/(?=<h[23]>)/).map((part) => ({
    part,
    level: Number(/^<h([23])>/.exec(part)?.[1] ?? 0),
    isFilled: richTextToPlain(part.replace(/^<h[23]>.*?<\/h[23]>/s, '')) !== '',
  }))
  const kept = parts.filter(({ level, isFilled }, index) => {
    if (level !== 2 || isFilled) return isFilled
    const next = parts.findIndex((other, at) => at > index && other.level === 2)
    return parts.slice(index + 1, next === -1 ? undefined : next).some((below) => below.isFilled)
  })
  // Cutting may have left an element open.
  return cleanBiography(kept.map(({ part }) => part).join(''))
}
