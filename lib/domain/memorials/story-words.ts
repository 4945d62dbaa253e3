import { memorialTemplates } from '@/lib/domain/memorials/templates'

/** The words of a biography without the headings of our templates. */
export function storyWords(html: string | null): string[] {
  let written = html ?? ''
  for (const heading of templateHeadings) written = written.replaceAll(`<h2>${heading}</h2>`, ' ')
  return written
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
}

const templateHeadings = Object.values(memorialTemplates).flatMap(({ sections }) =>
  sections.map(({ heading }) => heading),
)
