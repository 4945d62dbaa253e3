import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicFamily } from '@/components/classic-page/classic-body'
import type { ExcerptView } from '@/lib/domain/family-tree/schema'
import { FamilyExcerpt } from './family-excerpt'

const person = (name: string, lifespan: string, isLiving: boolean) => ({
  id: name,
  name,
  lifespan,
  isLiving,
  memorialPath: null,
})
const children = [person('Ida Holm', 'Født 1987', true), person('Bo Holm', '1985 – 2020', false)]
/** As a member sees it, and everybody else. */
const toMember: ExcerptView = { groups: [{ relation: 'child', people: children, maskedCount: 0, restCount: 1 }] }
const toStranger: ExcerptView = {
  groups: [{ relation: 'child', people: children.slice(1), maskedCount: 1, restCount: 1 }],
}

/** The text of the elements that a browser shows, on screen or on paper. */
function shownText(html: string, where: 'screen' | 'paper'): string {
  const left = where === 'paper' ? /print:hidden|\bscreen\b/ : /hidden print:block|\bpaper\b/
  const elements = [...html.matchAll(/<(dt|dd|p)(?: class="([^"]*)")?>(.*?)<\/\1>/g)]
  return elements
    .filter(([, , names = '']) => !left.test(names))
    .map(([, , , text = '']) => text.replaceAll(/<[^>]+>/g, ''))
    .join(' ')
}

test.each([
  ['the layouts with script', FamilyExcerpt],
  ['the classic layout', ClassicFamily],
])('in %s, the living are named to members on the screen, and never on paper', (_, Excerpt) => {
  const markup = (excerpt: ExcerptView) => renderToStaticMarkup(<Excerpt excerpt={excerpt} treePath={null} />)
  const html = markup(toMember)
  expect(shownText(html, 'screen')).toContain('Ida Holm')
  expect(shownText(html, 'screen')).not.toContain('nulevende')
  expect(shownText(html, 'paper')).not.toMatch(/Ida|1987/)
  expect(shownText(html, 'paper')).toMatch(/Bo Holm.*en nulevende.*en mere/)
  // What visitors get is the same on both, without a word twice.
  expect(markup(toStranger)).not.toMatch(/print:block|class="paper"/)
  expect(shownText(markup(toStranger), 'paper')).toBe(shownText(html, 'paper'))
})
