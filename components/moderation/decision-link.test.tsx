import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { DecisionLinkView } from '@/lib/domain/contributions/schema'
import { LinkAnswer, LinkQuestion } from './decision-link'

const words = `Første linje.\n\n${'Vi sejlede hver sommer. '.repeat(60)}Sidste ord.`
const link: DecisionLinkView = {
  state: 'open',
  decision: 'approve',
  memorialSlug: 'karen-holm',
  memorialName: 'Karen Holm',
  hasFilm: false,
  clip: null,
  canUndo: false,
  contribution: {
    id: 'a',
    kind: 'tribute',
    authorName: 'Bo',
    relation: null,
    title: 'Fjorden',
    message: words,
    year: null,
    createdAt: '2026-05-03T10:00:00Z',
    status: 'pending',
    statusText: 'Afventer',
    own: false,
    burning: false,
    pictures: [
      {
        id: 'p',
        src: '/api/moderation/t/pictures/p',
        srcSet: '',
        width: 8,
        height: 6,
        colour: '#fff',
        alt: '',
        caption: null,
      },
    ],
  },
}

it('shows the whole text and every picture before the question, without requiring sign-in', () => {
  const html = renderToStaticMarkup(<LinkQuestion link={link} token="t" refusal={undefined} isUndone={false} />)
  expect(html).toContain(words.trimEnd())
  expect(html).not.toContain('<details')
  expect(html).toMatch(/<img src="\/api\/moderation\/t\/pictures\/p"[^>]* alt="Billede 1 fra Bo"/)
  expect(html).not.toContain('Log ind')
})

it('tells of a film that the mail’s link cannot show before it is decided on', () => {
  const question = (hasFilm: boolean) =>
    renderToStaticMarkup(<LinkQuestion link={{ ...link, hasFilm }} token="t" refusal={undefined} isUndone={false} />)
  expect(question(true)).toContain('her er kun et stillbillede af den')
  expect(question(false)).not.toContain('stillbillede')
})

it.each([
  ['video', 'hører en kort film'],
  ['recording', 'er også indtalt'],
] as const)('tells of a memory’s %s that the mail’s link does not play', (clip, words) => {
  const question = (view: DecisionLinkView) =>
    renderToStaticMarkup(<LinkQuestion link={view} token="t" refusal={undefined} isUndone={false} />)
  expect(question({ ...link, clip })).toContain(words)
  expect(question(link)).not.toContain(words)
})

it('tells of a film that is still to be made of what is shown here', () => {
  const question = (awaitsFilm: boolean) =>
    renderToStaticMarkup(<LinkQuestion link={{ ...link, awaitsFilm }} token="t" refusal={undefined} isUndone={false} />)
  expect(question(true)).toContain('bliver til en film af billederne og ordene her')
  expect(question(false)).not.toContain('film')
})

it('offers undo as a plain form, only while undo is possible', () => {
  const decided: DecisionLinkView = { ...link, state: 'decided', canUndo: true }
  const answer = (view: DecisionLinkView) =>
    renderToStaticMarkup(<LinkAnswer link={view} token="t" refusal={undefined} />)
  expect(answer(decided)).toMatch(/<form[^>]* action="\/api\/moderation\/t\/undo" method="post"/)
  expect(answer({ ...decided, canUndo: false })).not.toContain('Fortryd')
})
